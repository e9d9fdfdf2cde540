import type { Context } from '#kernel/context.ts'
import type { Period } from '#compliance/reports/period.ts'
import { belowLineOf } from './below-line.ts'
import { periodText } from './json.ts'
import { wilson } from '#compliance/statistics/wilson.ts'

/** Alerts of one version of a rule in a period. */
export interface RuleAlerts {
  readonly ruleId: string
  readonly code: string
  readonly version: number
  readonly ruleType: string
  readonly severity: string
  readonly category: string
  /** Alerts of the rule while it acted. */
  readonly alerts: number
  /** Hits for which these alerts stand. */
  readonly hits: number
  readonly customers: number
  readonly truePositives: number
  readonly falsePositives: number
  readonly duplicates: number
  /** Alerts that are not closed. */
  readonly undecided: number
  /** Median of the seconds from the creation to the end of closed alerts; null if none is closed. */
  readonly medianSecondsToClose: number | null
  /** Alerts while the rule only recorded. */
  readonly shadowAlerts: number
}

/** Six decimals, so that equal counts give equal texts on every machine. */
const rounded = (share: number): number => Math.round(share * 1e6) / 1e6

/** How often a rule was right: the share of true alerts in those that were decided, with a 95 % interval. */
export function performanceOf(alerts: RuleAlerts): object {
  const precision = wilson(alerts.truePositives, alerts.truePositives + alerts.falsePositives)
  return {
    rule_id: alerts.ruleId,
    code: alerts.code,
    version: alerts.version,
    rule_type: alerts.ruleType,
    severity: alerts.severity,
    category: alerts.category,
    alerts: alerts.alerts,
    hits: alerts.hits,
    unique_customers: alerts.customers,
    true_positives: alerts.truePositives,
    false_positives: alerts.falsePositives,
    duplicates: alerts.duplicates,
    undecided: alerts.undecided,
    precision: precision && {
      value: rounded(precision.share),
      interval: { low: rounded(precision.low), high: rounded(precision.high), level: 0.95 },
    },
    median_seconds_to_close:
      alerts.medianSecondsToClose === null ? null : Math.round(alerts.medianSecondsToClose),
    shadow_alerts: alerts.shadowAlerts,
  }
}

/** Alerts that were created in the period, by rule and version. */
const ALERTS = `select rule_id as "ruleId", rule_code as code, rule_version as version, rule_type as "ruleType", severity, category,
    (count(*) filter (where status <> 'SHADOW'))::int as alerts, coalesce(sum(count) filter (where status <> 'SHADOW'), 0)::int as hits,
    (count(distinct customer_id) filter (where status <> 'SHADOW'))::int as customers,
    (count(*) filter (where status = 'CLOSED_TRUE'))::int as "truePositives", (count(*) filter (where status = 'CLOSED_FALSE'))::int as "falsePositives",
    (count(*) filter (where status = 'CLOSED_DUPLICATE'))::int as duplicates,
    (count(*) filter (where closed_at is null and status <> 'SHADOW'))::int as undecided,
    percentile_cont(0.5) within group (order by extract(epoch from closed_at - created_at)::double precision) as "medianSecondsToClose",
    (count(*) filter (where status = 'SHADOW'))::int as "shadowAlerts"
  from compliance.alerts where workspace_id = $1 and created_at >= $2 and created_at < $3 and not is_below_line
  group by 1, 2, 3, 4, 5, 6 order by 2, 3, 1`

/** How often each version of each rule was right in a period, and how many transactions it is estimated to miss. */
export async function rulePerformance(ctx: Context, period: Period): Promise<object> {
  const { workspaceId } = ctx.actor
  const [rows, belowLine] = await Promise.all([
    ctx.database.read<RuleAlerts>(workspaceId, ALERTS, [workspaceId, period.from, period.to]),
    belowLineOf(ctx, period),
  ])
  return { period: periodText(period), rules: rows.map(performanceOf), below_line: belowLine }
}
