import { command, type Tx } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { allSettledOrThrow } from '#kernel/database/connection.ts'
import { isDuplicate } from '#kernel/database/errors.ts'
import { groupedCommand, type GroupedRequest } from '#kernel/grouped-command.ts'
import { invalid } from '#kernel/refusals.ts'
import { activeRules } from '#sentinel/detection-rules/active-rules.ts'
import type { ElderTransactionRow } from '#sentinel/entities/transaction.ts'
import { refuse } from '#sentinel/errors.ts'
import { readerOfMany } from '#sentinel/evaluation/features/read-row.ts'
import type { SkippedRule } from '#sentinel/evaluation/finding-of.ts'
import { admitWriter } from '#sentinel/rules/rights.ts'
import type { IngestElderTransactionInput } from '#sentinel/schema.gen.ts'
import type { ReadableSignal } from '#sentinel/signals/details.ts'
import { contentHashOf } from '#sentinel/transactions/new-transaction.ts'
import { recordedSignals } from '#sentinel/transactions/recorded-signals.ts'
import {
  evaluateNew,
  storeEvaluated,
  type EvaluatedTransaction,
} from '#sentinel/transactions/store-evaluated.ts'
import { NOT_EVALUATED } from '#sentinel/transactions/stored-evaluation.ts'
import { elderTransactionIssues } from '#sentinel/transactions/transaction-input.ts'
import {
  lockFreeProfilesOf,
  lockProfilesOf,
  storedTransactions,
  storeTransactionsAtCommit,
} from '#sentinel/transactions/transaction-rows.ts'

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

function admit({ actor, now }: Tx, input: IngestElderTransactionInput): void {
  admitWriter(actor)
  const issues = elderTransactionIssues(input, now())
  if (issues.length > 0) throw invalid(issues)
}

const ingest = command(async (tx, input: IngestElderTransactionInput): Promise<IngestedTransaction> => {
  admit(tx, input)
  // Sent together; the later statements see what was committed before the lock was granted.
  const [[profile], [stored], rules] = await allSettledOrThrow([
    lockProfilesOf(tx, [input.customerId]),
    storedTransactions(tx, [input.transactionId]),
    activeRules(tx),
  ])
  if (stored) return repeated(tx, stored, contentHashOf(tx.keys, tx.actor.workspaceId, input))
  if (!profile) throw refuse('PROFILE_NOT_FOUND')

  return resultOf(await storeEvaluated(tx, profile, input, { rules }))
})

const resultOf = ({
  row: { transactionId, profileId },
  evaluation: { holdId, signals, skipped },
}: EvaluatedTransaction): IngestedTransaction => ({
  transactionId,
  profileId,
  decision: holdId === null ? 'ALLOW' : 'HOLD',
  holdId,
  signals,
  skippedRules: skipped,
  isRepeated: false,
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

async function ingestAlone(ctx: Context, input: IngestElderTransactionInput): Promise<IngestedTransaction> {
  try {
    return await ingest(ctx, input)
  } catch (error) {
    // Another customer's transaction with the same id was stored at the same moment; the lock of a profile does not prevent that.
    if (!isDuplicate(error, 'transactions_by_transaction_id')) throw error
    return ingest(ctx, input)
  }
}

/**
 * Ingests new transactions whose profiles are free. All others run alone: they wait for a lock, repeat a transaction, or are refused.
 * Statements about several transactions are sent together.
 */
async function ingestGroup(
  requests: readonly GroupedRequest<IngestElderTransactionInput>[],
): Promise<readonly (IngestedTransaction | undefined)[]> {
  const { tx } = requests[0]!
  const [profiles, stored, rules] = await allSettledOrThrow([
    lockFreeProfilesOf(
      tx,
      requests.map(({ input }) => input.customerId),
    ),
    storedTransactions(
      tx,
      requests.map(({ input }) => input.transactionId),
    ),
    activeRules(tx),
  ])
  const byCustomer = new Map(profiles.map(profile => [profile.customerId, profile]))
  const known = new Set(stored.map(({ transactionId }) => transactionId))
  const using = { rules, reader: readerOfMany(tx) }
  const outcomes = await allSettledOrThrow(
    requests.map(async (request): Promise<EvaluatedTransaction | undefined> => {
      const { customerId, transactionId } = request.input
      const profile = byCustomer.get(customerId)
      if (!profile || known.has(transactionId) || !isAdmitted(request)) return undefined
      return evaluateNew(request.tx, profile, request.input, using)
    }),
  )
  storeTransactionsAtCommit(
    tx,
    outcomes.flatMap(outcome => (outcome ? [outcome.row] : [])),
  )
  return outcomes.map(outcome => outcome && resultOf(outcome))
}

function isAdmitted({ tx, input }: GroupedRequest<IngestElderTransactionInput>): boolean {
  try {
    admit(tx, input)
    return true
  } catch {
    return false
  }
}

/**
 * Stores a transaction of an enrolled customer and evaluates it as of its occurrence time, one after another for each profile. A repeat with the
 * same content returns the first evaluation. Transactions of different customers that arrive together are stored in one transaction.
 */
export const ingestElderTransaction: (
  ctx: Context,
  input: IngestElderTransactionInput,
) => Promise<IngestedTransaction> = groupedCommand({
  keysOf: ({ customerId, transactionId }) => [`customer ${customerId}`, `transaction ${transactionId}`],
  writeGroup: ingestGroup,
  writeAlone: ingestAlone,
})
