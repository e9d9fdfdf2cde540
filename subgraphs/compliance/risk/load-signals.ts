import type { Context } from '#kernel/context.ts'
import type { AssessmentInput } from './assessment.ts'

export type Signals = NonNullable<AssessmentInput['signals']>

/** Days whose alerts and transactions count, and the latest of them, which are compared with the others. */
const [PERIOD_DAYS, RECENT_DAYS] = [90, 7]
/** Days before the recent ones, idle days included, that a comparison needs. */
const BASELINE_DAYS_MIN = 10
const DAY_MS = 86_400_000

/**
 * For each customer with stored transactions or alerts: the worst alert, and by how many standard deviations the mean of the recent days
 * exceeds the mean of the days before, as the largest over its currencies; null without enough days.
 */
const SIGNALS = `
  with wanted as (select distinct id from unnest($2::text[]) as id),
  totals as (
    select customer_id, currency, ($4::date - $6::int) - min(day) + 1 as days,
      coalesce(sum(sum_minor) filter (where day <= $4::date - $6::int), 0) as sum, coalesce(sum(sum_minor * sum_minor) filter (where day <= $4::date - $6::int), 0) as sum_squares,
      coalesce(sum(transactions) filter (where day <= $4::date - $6::int), 0)::numeric as count,
      coalesce(sum(transactions::numeric * transactions) filter (where day <= $4::date - $6::int), 0) as count_squares,
      coalesce(sum(sum_minor) filter (where day > $4::date - $6::int), 0) / $6::int as recent_sum,
      coalesce(sum(transactions) filter (where day > $4::date - $6::int), 0)::numeric / $6::int as recent_count
    from compliance.customer_days
    where workspace_id = $1 and customer_id = any($2::text[]) and day > $4::date - $5::int and day <= $4::date and transactions > 0
    group by customer_id, currency),
  compared as (
    select customer_id,
      max((recent_sum - sum / days) / greatest(sqrt(greatest(sum_squares / days - (sum / days) ^ 2, 0)), sum / days / 100, 1)) filter (where days >= $7::int) as amounts,
      max((recent_count - count / days) / greatest(sqrt(greatest(count_squares / days - (count / days) ^ 2, 0)), count / days / 100, 0.1)) filter (where days >= $7::int) as counts
    from totals group by customer_id)
  select wanted.id, compared.amounts::float8 as amounts, compared.counts::float8 as counts, worst.score as alerts,
    compared.customer_id is not null or worst.score is not null as "isMonitored"
  from wanted
  left join compared on compared.customer_id = wanted.id
  left join lateral (
    select max(case severity when 'CRITICAL' then 850 when 'HIGH' then 600 when 'MEDIUM' then 350 when 'LOW' then 150 else 50 end
      + case status when 'CLOSED_TRUE' then 150 else 0 end) as score
    from compliance.alerts
    where workspace_id = $1 and customer_id = wanted.id and status not in ('SHADOW', 'CLOSED_FALSE', 'CLOSED_DUPLICATE') and last_at > $3
      and (not is_below_line or status = 'CLOSED_TRUE')) worst on true`

interface SignalRow {
  readonly id: string
  readonly alerts: number | null
  readonly amounts: number | null
  readonly counts: number | null
  readonly isMonitored: boolean
}

/** A hundred points for each standard deviation above the customer's own mean. */
const pointsOf = (deviations: number): number => Math.round(Math.min(1000, Math.max(0, deviations * 100)))

/**
 * Signals of the transactions and alerts of the last 90 days, by the tenant's own id of the customer; none for customers without any.
 * TRANSACTION is the worst alert that was not closed as false, BEHAVIOR and VELOCITY compare the last 7 days with the days before, by
 * amount and by number.
 */
export async function loadSignals(
  ctx: Context,
  customerIds: readonly (string | null)[],
): Promise<ReadonlyMap<string, Signals>> {
  const wanted = customerIds.filter(id => id !== null)
  if (wanted.length === 0) return new Map()
  const { workspaceId } = ctx.actor
  const now = ctx.now()
  const rows = await ctx.database.read<SignalRow>(workspaceId, SIGNALS, [
    workspaceId,
    wanted,
    new Date(now.getTime() - PERIOD_DAYS * DAY_MS),
    now.toISOString().slice(0, 10),
    PERIOD_DAYS,
    RECENT_DAYS,
    BASELINE_DAYS_MIN,
  ])
  return new Map(
    rows
      .filter(({ isMonitored }) => isMonitored)
      .map(({ id, alerts, amounts, counts }) => [
        id,
        {
          TRANSACTION: alerts ?? 0,
          ...(amounts !== null && { BEHAVIOR: pointsOf(amounts) }),
          ...(counts !== null && { VELOCITY: pointsOf(counts) }),
        },
      ]),
  )
}
