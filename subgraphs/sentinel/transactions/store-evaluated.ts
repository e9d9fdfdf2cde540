import type { Tx } from '#kernel/command.ts'
import type { EnabledDetectionRule } from '#sentinel/detection-rules/active-rules.ts'
import type { ElderProfile } from '#sentinel/profiles/details.ts'
import type { IngestElderTransactionInput } from '#sentinel/schema.gen.ts'
import { evaluateAndRecord, storedPart, type RecordedEvaluation } from './evaluate-and-record.ts'
import { newTransaction } from './new-transaction.ts'
import { storeTransaction } from './transaction-rows.ts'

/** Evaluates a new transaction of a locked profile and stores it with the outcome. */
export async function storeEvaluated(
  tx: Tx,
  profile: ElderProfile,
  given: IngestElderTransactionInput,
  rules: readonly EnabledDetectionRule[],
): Promise<RecordedEvaluation> {
  const row = newTransaction(tx, profile, given)
  const evaluation = await evaluateAndRecord(tx, profile, row, { rules, given })
  storeTransaction(tx, { ...row, evaluation: storedPart(evaluation) })
  tx.audit({
    act: 'sentinel.transaction_stored',
    outcome: 'DONE',
    aggregate: 'elder_transaction',
    aggregateId: row.id,
    data: { profileId: profile.id, signalIds: evaluation.signalIds, holdId: evaluation.holdId },
  })
  return evaluation
}
