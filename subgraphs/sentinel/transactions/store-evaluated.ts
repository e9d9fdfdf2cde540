import type { Tx } from '#kernel/command.ts'
import type { EnabledDetectionRule } from '#sentinel/detection-rules/active-rules.ts'
import type { ElderTransactionRow } from '#sentinel/entities/transaction.ts'
import type { DebitReader } from '#sentinel/evaluation/features/read-row.ts'
import type { ElderProfile } from '#sentinel/profiles/details.ts'
import type { IngestElderTransactionInput } from '#sentinel/schema.gen.ts'
import { evaluateAndRecord, storedPart, type RecordedEvaluation } from './evaluate-and-record.ts'
import { newTransaction } from './new-transaction.ts'
import { storeTransaction } from './transaction-rows.ts'

/** A new transaction, which the caller stores, and what came of its evaluation. */
export interface EvaluatedTransaction {
  readonly row: ElderTransactionRow
  readonly evaluation: RecordedEvaluation
}

interface Using {
  readonly rules: readonly EnabledDetectionRule[]
  readonly reader?: DebitReader
}

/** Evaluates a new transaction of a locked profile. */
export async function evaluateNew(
  tx: Tx,
  profile: ElderProfile,
  given: IngestElderTransactionInput,
  using: Using,
): Promise<EvaluatedTransaction> {
  const row = newTransaction(tx, profile, given)
  const evaluation = await evaluateAndRecord(tx, profile, row, { ...using, given })
  tx.audit({
    act: 'sentinel.transaction_stored',
    outcome: 'DONE',
    aggregate: 'elder_transaction',
    aggregateId: row.id,
    data: { profileId: profile.id, signalIds: evaluation.signalIds, holdId: evaluation.holdId },
  })
  return { row: { ...row, evaluation: storedPart(evaluation) }, evaluation }
}

/** Evaluates a new transaction of a locked profile and stores it with the outcome. */
export async function storeEvaluated(
  tx: Tx,
  profile: ElderProfile,
  given: IngestElderTransactionInput,
  using: Using,
): Promise<EvaluatedTransaction> {
  const evaluated = await evaluateNew(tx, profile, given, using)
  storeTransaction(tx, evaluated.row)
  return evaluated
}
