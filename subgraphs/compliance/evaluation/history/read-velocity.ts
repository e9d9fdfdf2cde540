import type { VelocityParameters } from '#compliance/monitoring-rules/parameters.ts'
import type { ActiveRule } from '#compliance/monitoring-rules/rule.ts'
import type { Totals } from './history.ts'
import { earlierFilter, type EarlierFilter } from './earlier-filter.ts'
import type { HistoryQuery, WorkspaceSql } from './history-query.ts'
import { scopeFilter, scopeValues } from './scope-filter.ts'

const MINUTE_MS = 60_000

const totalsOf = (column: string, earlier: EarlierFilter): string => `
  select count(*)::int as count, coalesce(sum(t.amount_minor) filter (where t.currency = $6), 0)::text as sum
  from compliance.monitored_transactions t
  where t.workspace_id = $1 and t.${column} = $2 and ${earlier('$3', '$4')} and t.occurred_at > $5
    and ($7::text[] is null or t.channel = any($7::text[])) ${scopeFilter(8)}`

/** Number and sum of the transactions in the window of a velocity rule, without the judged one; `column` and `key` select its group. */
export async function readVelocity(
  sql: WorkspaceSql,
  query: HistoryQuery,
  rule: Pick<ActiveRule, 'transactionTypes' | 'conditions'> & { readonly parameters: VelocityParameters },
  column: string,
  key: string,
): Promise<Totals> {
  const { workspaceId, transaction, sequence } = query
  const { windowMinutes, channels } = rule.parameters
  const at = transaction.occurredAt
  const [row] = await sql<{ count: number; sum: string }>(totalsOf(column, earlierFilter(query)), [
    workspaceId,
    key,
    at,
    sequence,
    new Date(at.getTime() - windowMinutes * MINUTE_MS),
    transaction.currency,
    channels ?? null,
    ...scopeValues(rule),
  ])
  return { count: row!.count, sumMinor: BigInt(row!.sum) }
}
