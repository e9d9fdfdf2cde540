import type { DayTotals } from './history.ts'
import { historyText, textFor } from './earlier-filter.ts'
import type { HistoryQuery, WorkspaceSql } from './history-query.ts'

interface DayRow {
  readonly day: string
  readonly count: number
  readonly sum: string
  readonly squares: string
}

const added = (earlier: string, condition = ''): string => `
  select (t.occurred_at at time zone 'UTC')::date::text as day, count(*)::int as count, sum(t.amount_minor)::text as sum,
    sum(t.amount_minor::numeric * t.amount_minor)::text as squares
  from compliance.monitored_transactions t
  where t.workspace_id = $1 and t.customer_id = $2 and t.currency = $3 and ${earlier} ${condition}
  group by 1 order by 1`

/** The totals of earlier days, and the transactions of the same day that came before. */
const DAYS = historyText(
  earlier => `
  (select day::text as day, transactions::int as count, sum_minor::text as sum, sum_of_squares::text as squares from compliance.customer_days
    where workspace_id = $1 and customer_id = $2 and currency = $3 and day < $7::date and transactions > 0 order by day)
  union all
  (${added(earlier('$4', '$5'), 'and t.occurred_at >= $6')})`,
)
const ADDED_DAYS = historyText(earlier => added(earlier('$4', '$5')))

/** The customer's days in the currency of the transaction up to the transaction, oldest first. */
export async function readDays(sql: WorkspaceSql, query: HistoryQuery): Promise<readonly DayTotals[]> {
  const { workspaceId, transaction, sequence, isReplay } = query
  const { customer, currency, occurredAt } = transaction
  const day = occurredAt.toISOString().slice(0, 10)
  const values = [workspaceId, customer.id, currency, occurredAt, sequence]
  const rows = await (isReplay
    ? sql<DayRow>(textFor(ADDED_DAYS, query), values)
    : sql<DayRow>(textFor(DAYS, query), [...values, new Date(`${day}T00:00:00Z`), day]))
  return rows.map(row => ({
    day: row.day,
    count: row.count,
    sumMinor: BigInt(row.sum),
    sumOfSquares: BigInt(row.squares),
  }))
}
