import { segmentedLru, type SegmentedLru } from '#kernel/segmented-lru.ts'
import { isCountNear } from '#compliance/evaluation/near-misses.ts'
import type { ActiveRule } from '#compliance/monitoring-rules/rule.ts'
import type { SharedUse } from './history.ts'
import { earlierFilter, type EarlierFilter } from './earlier-filter.ts'
import type { HistoryQuery, WorkspaceSql } from './history-query.ts'
import { scopeFilter, scopeValues } from './scope-filter.ts'

const MINUTE_MS = 60_000
/** Transactions that are looked at before the whole window is. */
export const NEWEST_MAX = 500

interface Sharing {
  readonly column: string
  readonly key: string
  /** Whether only transactions count with which their customers pay. */
  readonly isOutgoing: boolean
  /** Whether customers with the same phone number or address count once. */
  readonly mergesRelated: boolean
  /** Number of customers, the judged one included, from which on no further ones are needed. */
  readonly wanted: number
}

const PERSON = 'case when $8 then coalesce(address, phone, customer_id) else customer_id end'

const NEWEST_FIRST = 'order by occurred_at desc, sequence desc'

/** The transactions of $2 in the window, newest first. */
const recentOf = (column: string, earlier: EarlierFilter, limit: string): string => `
    select t.customer_id, t.transaction_id, t.address, t.phone, t.occurred_at, t.sequence
    from compliance.monitored_transactions t
    where t.workspace_id = $1 and t.${column} = $2 and ${earlier('$3', '$4')} and t.occurred_at > $5
      and ($7 is false or t.direction = 'DEBIT') ${scopeFilter(9)}
    ${limit}`

const customersOf = (column: string, earlier: EarlierFilter, limit: string): string => `
  with recent as materialized (${recentOf(column, earlier, `order by t.occurred_at desc, t.sequence desc ${limit}`)})
  select (select count(*)::int from recent) as seen,
    coalesce(array_agg(customer_id ${NEWEST_FIRST}), '{}') as customers,
    coalesce(array_agg(transaction_id ${NEWEST_FIRST}), '{}') as transactions
  from (
    select distinct on (${PERSON}) customer_id, transaction_id, occurred_at, sequence from recent
    where customer_id <> $6 order by ${PERSON}, occurred_at desc, sequence desc) others`

const numberOf = (column: string, earlier: EarlierFilter): string => `
  select count(distinct ${PERSON})::int as count from (${recentOf(column, earlier, '')}) recent where customer_id <> $6`

interface SharedRow {
  readonly seen: number
  readonly customers: readonly string[]
  readonly transactions: readonly string[]
}

/** The number of customers that shared a value when they were last counted, at a time and a place in the order of arrival. */
interface Counted {
  readonly atMs: number
  readonly sequence: bigint
  readonly count: number
}

const COUNTED_MAX = 1_000
/** By rule; a changed rule is another object. */
const countedOf = new WeakMap<object, SegmentedLru<Counted>>()

function countedBy(rule: object): SegmentedLru<Counted> {
  const known = countedOf.get(rule) ?? segmentedLru<Counted>(COUNTED_MAX, () => 1)
  countedOf.set(rule, known)
  return known
}

const NO_CUSTOMERS: SharedUse = { customers: [] }

/** Whether a number of customers, the judged one included, is too small for a hit and for a near miss. */
const isFarFrom = (wanted: number, count: number): boolean => count < wanted && !isCountNear(count, wanted)

/**
 * Whether the value certainly has too few customers: each later arrival adds one at most, and the window only moves on. Its transactions that
 * arrived earlier were counted, because the locks of a transaction cover the value.
 */
const hasTooFew = (
  counted: Counted | undefined,
  { transaction, sequence, isLocked = false }: HistoryQuery,
  wanted: number,
): boolean =>
  counted !== undefined &&
  isLocked &&
  transaction.occurredAt.getTime() >= counted.atMs &&
  sequence >= counted.sequence &&
  isFarFrom(wanted, counted.count + Number(sequence - counted.sequence) + 1)

type SharingRule = Pick<ActiveRule, 'transactionTypes' | 'conditions'> & {
  readonly parameters: { readonly windowMinutes: number }
}

/**
 * The other customers whose transactions in the window of a rule have the same value; empty if they are too few for a hit and for a near miss,
 * because the judge then needs only to know that.
 * The newest transactions are looked at first, because they are enough for the threshold where many customers share a value.
 */
export async function readSharedUse(
  sql: WorkspaceSql,
  query: HistoryQuery,
  rule: SharingRule,
  { column, key, isOutgoing, mergesRelated, wanted }: Sharing,
): Promise<SharedUse> {
  const { workspaceId, transaction, sequence } = query
  const at = transaction.occurredAt
  const counted = countedBy(rule)
  if (hasTooFew(counted.get(key), query, wanted)) return NO_CUSTOMERS
  const values = [
    workspaceId,
    key,
    at,
    sequence,
    new Date(at.getTime() - rule.parameters.windowMinutes * MINUTE_MS),
    transaction.customer.id,
    isOutgoing,
    mergesRelated,
    ...scopeValues(rule),
  ]
  const earlier = earlierFilter(query)
  const read = async (limit: string): Promise<SharedRow> =>
    (await sql<SharedRow>(customersOf(column, earlier, limit), values))[0]!
  const newest = await read(`limit ${NEWEST_MAX}`)
  if (newest.seen < NEWEST_MAX || newest.customers.length + 1 >= wanted) return sharedUseOf(newest)
  const [number] = await sql<{ count: number }>(numberOf(column, earlier), values)
  const { count } = number!
  // The count leaves out the judged customer, whom later judgements of other customers count.
  if (query.isLocked) counted.set(key, { atMs: at.getTime(), sequence, count: count + 1 })
  return isFarFrom(wanted, count + 1) ? NO_CUSTOMERS : sharedUseOf(await read(''))
}

const sharedUseOf = ({ customers, transactions }: SharedRow): SharedUse => ({
  customers: customers.map((customerId, index) => ({ customerId, transactionId: transactions[index]! })),
})
