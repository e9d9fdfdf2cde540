import { command, type Tx } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { allSettledOrThrow } from '#kernel/database/connection.ts'
import { isDuplicate } from '#kernel/database/errors.ts'
import { invalid } from '#kernel/refusals.ts'
import { activeRules } from '#sentinel/detection-rules/active-rules.ts'
import type { ElderTransactionRow } from '#sentinel/entities/transaction.ts'
import { refuse } from '#sentinel/errors.ts'
import type { SkippedRule } from '#sentinel/evaluation/finding-of.ts'
import { admitWriter } from '#sentinel/rules/rights.ts'
import type { IngestElderTransactionInput } from '#sentinel/schema.gen.ts'
import type { ReadableSignal } from '#sentinel/signals/details.ts'
import { contentHashOf } from '#sentinel/transactions/new-transaction.ts'
import { recordedSignals } from '#sentinel/transactions/recorded-signals.ts'
import { storeEvaluated } from '#sentinel/transactions/store-evaluated.ts'
import { NOT_EVALUATED } from '#sentinel/transactions/stored-evaluation.ts'
import { elderTransactionIssues } from '#sentinel/transactions/transaction-input.ts'
import { lockProfilesOf, storedTransactions } from '#sentinel/transactions/transaction-rows.ts'

/** What the platform made of a transaction. */
export interface IngestedTransaction {
  readonly transactionId: string
  readonly profileId: string
  readonly decision: 'ALLOW' | 'HOLD'
  readonly holdId: string | null
  readonly signals: readonly ReadableSignal[]
  readonly skippedRules: readonly SkippedRule[]
  readonly isRepeated: boolean
}

const ingest = command(async (tx, input: IngestElderTransactionInput): Promise<IngestedTransaction> => {
  admitWriter(tx.actor)
  const issues = elderTransactionIssues(input, tx.now())
  if (issues.length > 0) throw invalid(issues)
  // Sent together; the later statements see what was committed before the lock was granted.
  const [[profile], [stored], rules] = await allSettledOrThrow([
    lockProfilesOf(tx, [input.customerId]),
    storedTransactions(tx, [input.transactionId]),
    activeRules(tx),
  ])
  if (stored) return repeated(tx, stored, contentHashOf(tx.keys, tx.actor.workspaceId, input))
  if (!profile) throw refuse('PROFILE_NOT_FOUND')

  const evaluation = await storeEvaluated(tx, profile, input, rules)
  return {
    transactionId: input.transactionId,
    profileId: profile.id,
    decision: evaluation.holdId === null ? 'ALLOW' : 'HOLD',
    holdId: evaluation.holdId,
    signals: evaluation.signals,
    skippedRules: evaluation.skipped,
    isRepeated: false,
  }
})

async function repeated(
  tx: Tx,
  { contentHash, evaluation, transactionId, profileId }: ElderTransactionRow,
  givenHash: string,
): Promise<IngestedTransaction> {
  if (contentHash !== givenHash) throw refuse('TRANSACTION_CONFLICT')
  const { holdId, signalIds, skipped } = evaluation ?? NOT_EVALUATED
  return {
    transactionId,
    profileId,
    decision: holdId === null ? 'ALLOW' : 'HOLD',
    holdId,
    signals: await recordedSignals(tx, signalIds),
    skippedRules: skipped,
    isRepeated: true,
  }
}

/**
 * Stores a transaction of an enrolled customer and evaluates it as of its occurrence time, one after another for each profile. A repeat with the
 * same content returns the first evaluation.
 */
export async function ingestElderTransaction(
  ctx: Context,
  input: IngestElderTransactionInput,
): Promise<IngestedTransaction> {
  try {
    return await ingest(ctx, input)
  } catch (error) {
    // Another customer's transaction with the same id was stored at the same moment; the lock of a profile does not prevent that.
    if (!isDuplicate(error, 'transactions_by_transaction_id')) throw error
    return ingest(ctx, input)
  }
}
