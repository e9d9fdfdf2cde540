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

const statementOf = (column: string, earlier: EarlierFilter, limit: string): string => `
  with recent as materialized (
    select t.customer_id, t.transaction_id, t.address, t.phone, t.occurred_at, t.sequence
    from compliance.monitored_transactions t
    where t.workspace_id = $1 and t.${column} = $2 and ${earlier('$3', '$4')} and t.occurred_at > $5
      and ($7 is false or t.direction = 'DEBIT') ${scopeFilter(9)}
    order by t.occurred_at desc, t.sequence desc ${limit})
  select (select count(*)::int from recent) as seen,
    coalesce(array_agg(customer_id ${NEWEST_FIRST}), '{}') as customers,
    coalesce(array_agg(transaction_id ${NEWEST_FIRST}), '{}') as transactions
  from (
    select distinct on (${PERSON}) customer_id, transaction_id, occurred_at, sequence from recent
    where customer_id <> $6 order by ${PERSON}, occurred_at desc, sequence desc) others`

interface SharedRow {
  readonly seen: number
  readonly customers: readonly string[]
  readonly transactions: readonly string[]
}

/**
 * The other customers whose transactions in the window of a rule have the same value. The newest transactions are looked at first, because they
 * are enough for the threshold where many customers share a value.
 */
export async function readSharedUse(
  sql: WorkspaceSql,
  query: HistoryQuery,
  rule: Pick<ActiveRule, 'transactionTypes' | 'conditions'> & {
    readonly parameters: { readonly windowMinutes: number }
  },
  { column, key, isOutgoing, mergesRelated, wanted }: Sharing,
): Promise<SharedUse> {
  const { workspaceId, transaction, sequence } = query
  const at = transaction.occurredAt
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
  const read = async (limit: string): Promise<SharedRow> =>
    (await sql<SharedRow>(statementOf(column, earlierFilter(query), limit), values))[0]!
  const newest = await read(`limit ${NEWEST_MAX}`)
  const isEnough = newest.seen < NEWEST_MAX || newest.customers.length + 1 >= wanted
  const { customers, transactions } = isEnough ? newest : await read('')
  return {
    customers: customers.map((customerId, index) => ({ customerId, transactionId: transactions[index]! })),
  }
}
