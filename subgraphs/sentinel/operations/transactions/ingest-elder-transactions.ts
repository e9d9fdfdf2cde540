import { command, type Tx } from '#kernel/command.ts'
import { allSettledOrThrow } from '#kernel/database/connection.ts'
import { invalid } from '#kernel/refusals.ts'
import { activeRules } from '#sentinel/detection-rules/active-rules.ts'
import type { ElderTransactionRow } from '#sentinel/entities/transaction.ts'
import { readerOfMany } from '#sentinel/evaluation/features/read-row.ts'
import type { ElderProfile } from '#sentinel/profiles/details.ts'
import { lockProfile } from '#sentinel/profiles/profile-rows.ts'
import { admitWriter } from '#sentinel/rules/rights.ts'
import type { IngestElderTransactionInput } from '#sentinel/schema.gen.ts'
import { evaluateAndRecord, storedPart } from '#sentinel/transactions/evaluate-and-record.ts'
import { contentHashOf, newTransaction } from '#sentinel/transactions/new-transaction.ts'
import { elderTransactionIssues } from '#sentinel/transactions/transaction-input.ts'
import {
  lockProfilesOf,
  storedTransactions,
  storeEvaluations,
  storeTransactions,
} from '#sentinel/transactions/transaction-rows.ts'

export interface IngestElderTransactions {
  readonly transactions: readonly IngestElderTransactionInput[]
  readonly evaluate?: boolean | null
}

/** What the platform made of a transaction of a batch. */
export interface BatchedTransaction {
  readonly transactionId: string
  readonly status: 'STORED' | 'DUPLICATE' | 'REJECTED'
  readonly code: 'PROFILE_NOT_FOUND' | 'TRANSACTION_CONFLICT' | null
  readonly signalIds: readonly string[]
}

/** Transactions that are evaluated at the same time. */
const ROUND_MAX = 32

/** Maximum number of validation issues in one response. */
const ISSUES_MAX = 50

/**
 * Stores transactions of enrolled customers in one transaction, and evaluates those of each customer in their order, each as of its occurrence
 * time.
 */
export const ingestElderTransactions = command(
  async (
    tx,
    { transactions, evaluate }: IngestElderTransactions,
  ): Promise<{ results: readonly BatchedTransaction[] }> => {
    admitWriter(tx.actor)
    if (transactions.length === 0)
      throw invalid([{ field: 'transactions', reason: 'must have at least 1 item' }])
    const issues = transactions.flatMap((each, index) =>
      elderTransactionIssues(each, tx.now(), `transactions[${index}].`),
    )
    if (issues.length > 0) throw invalid(issues.slice(0, ISSUES_MAX))
    const profiles = await lockProfilesOf(tx, [...new Set(transactions.map(({ customerId }) => customerId))])
    const batch = await storeBatch(tx, transactions, profiles)
    if (evaluate ?? true) await evaluateBatch(tx, batch.stored, profiles)
    tx.audit({
      act: 'sentinel.transactions_stored',
      outcome: 'DONE',
      aggregate: 'elder_transaction',
      data: { total: transactions.length, stored: batch.stored.length },
    })
    return { results: resultsOf(batch) }
  },
)

interface StoredItem {
  readonly given: IngestElderTransactionInput
  row: ElderTransactionRow
}

interface Batch {
  readonly stored: readonly StoredItem[]
  /** What is known of each item in the order of the request: its new row, an earlier one, or why it is rejected. */
  readonly items: readonly (
    StoredItem | Pick<BatchedTransaction, 'transactionId' | 'status' | 'code' | 'signalIds'>
  )[]
}

async function storeBatch(
  tx: Tx,
  transactions: readonly IngestElderTransactionInput[],
  profiles: readonly ElderProfile[],
): Promise<Batch> {
  const byCustomer = new Map(profiles.map(profile => [profile.customerId, profile]))
  const known = new Map(
    (await storedTransactions(tx, [...new Set(transactions.map(each => each.transactionId))])).map(row => [
      row.transactionId,
      row,
    ]),
  )
  const fresh: StoredItem[] = []
  const items = transactions.map(given => {
    const { transactionId, customerId } = given
    const earlier = known.get(transactionId)
    if (earlier) return repeatOf(earlier, contentHashOf(tx.keys, tx.actor.workspaceId, given))
    const profile = byCustomer.get(customerId)
    if (!profile) return rejected(transactionId, 'PROFILE_NOT_FOUND')
    const item = { given, row: newTransaction(tx, profile, given) }
    known.set(transactionId, item.row)
    fresh.push(item)
    return item
  })
  const stored = await storeTransactions(
    tx,
    fresh.map(({ row }) => row),
  )
  return {
    stored: fresh.filter(({ row }) => stored.has(row.id)),
    // Another customer's transaction with the same id was stored at the same moment.
    items: items.map(item =>
      'row' in item && !stored.has(item.row.id)
        ? rejected(item.row.transactionId, 'TRANSACTION_CONFLICT')
        : item,
    ),
  }
}

function repeatOf(
  { transactionId, contentHash, evaluation }: ElderTransactionRow,
  givenHash: string,
): BatchedTransaction {
  return contentHash === givenHash
    ? { transactionId, status: 'DUPLICATE', code: null, signalIds: evaluation?.signalIds ?? [] }
    : rejected(transactionId, 'TRANSACTION_CONFLICT')
}

const rejected = (
  transactionId: string,
  code: NonNullable<BatchedTransaction['code']>,
): BatchedTransaction => ({ transactionId, status: 'REJECTED', code, signalIds: [] })

async function evaluateBatch(
  tx: Tx,
  stored: readonly StoredItem[],
  profiles: readonly ElderProfile[],
): Promise<void> {
  const rules = await activeRules(tx)
  const byId = new Map(profiles.map(profile => [profile.id, profile]))
  for (const round of roundsOf(stored)) {
    const reader = readerOfMany(tx)
    await allSettledOrThrow(
      round.map(async item => {
        const { row, given } = item
        const evaluation = await evaluateAndRecord(tx, byId.get(row.profileId)!, row, {
          rules,
          given,
          reader,
        })
        item.row = { ...row, evaluation: storedPart(evaluation) }
        // A hold changes the status of the profile.
        if (evaluation.holdId !== null) byId.set(row.profileId, await lockProfile(tx, row.profileId))
      }),
    )
  }
  storeEvaluations(
    tx,
    stored.map(({ row }) => row),
  )
}

/** Transactions of different profiles, whose statements are sent together; those of one profile follow one another in their order. */
function roundsOf(stored: readonly StoredItem[]): readonly (readonly StoredItem[])[] {
  const counts = new Map<string, number>()
  const byRound = Map.groupBy(stored, ({ row: { profileId } }) => {
    const round = counts.get(profileId) ?? 0
    counts.set(profileId, round + 1)
    return round
  })
  return [...byRound.values()].flatMap(round =>
    Array.from({ length: Math.ceil(round.length / ROUND_MAX) }, (_, index) =>
      round.slice(index * ROUND_MAX, (index + 1) * ROUND_MAX),
    ),
  )
}

const resultsOf = ({ items }: Batch): BatchedTransaction[] =>
  items.map(item =>
    'row' in item
      ? {
          transactionId: item.row.transactionId,
          status: 'STORED',
          code: null,
          signalIds: item.row.evaluation?.signalIds ?? [],
        }
      : item,
  )
