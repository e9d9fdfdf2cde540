import type { Context } from '#kernel/context.ts'
import { SEVERITIES } from '#sentinel/detection-rules/rule-types.ts'
import { HOLD_STATES } from '#sentinel/holds/hold-periods.ts'
import { SIGNAL_STATUSES } from '#sentinel/risk/risk-score.ts'
import { ALERT_STATUSES } from '#sentinel/rules/alert-status.ts'
import { PROFILE_STATUSES } from '#sentinel/rules/profile-status.ts'
import { admitReader } from '#sentinel/rules/rights.ts'

const COUNTS = `select 'profiles' as kind, status, null as severity, count(*)::int as count from sentinel.profiles where workspace_id = $1 group by status
  union all
  select 'signals', status, severity, count(*)::int from sentinel.signals where workspace_id = $1 group by status, severity
  union all
  select 'alerts', status, null, count(*)::int from sentinel.alerts where workspace_id = $1 group by status
  union all
  select 'holds', status, null, count(*)::int from sentinel.holds where workspace_id = $1 group by status`

interface Counted {
  readonly kind: 'profiles' | 'signals' | 'alerts' | 'holds'
  readonly status: string
  readonly severity: string | null
  readonly count: number
}

/** OPTED_OUT becomes optedOut. */
type CamelCase<Code extends string> = Code extends `${infer First}_${infer Rest}`
  ? `${Lowercase<First>}${Capitalize<CamelCase<Rest>>}`
  : Lowercase<Code>

const camelCase = (code: string): string =>
  code.toLowerCase().replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

const sumOf = (rows: readonly Counted[]): number => rows.reduce((sum, { count }) => sum + count, 0)

/** Counts by code; a code without rows has the count 0. */
const countsBy = <Code extends string>(
  rows: readonly Counted[],
  codes: readonly Code[],
  codeOf: (row: Counted) => string | null,
): Readonly<Record<CamelCase<Code>, number>> =>
  Object.fromEntries(
    codes.map(code => [camelCase(code), sumOf(rows.filter(row => codeOf(row) === code))]),
  ) as Record<CamelCase<Code>, number>

const byStatus = <Code extends string>(rows: readonly Counted[], codes: readonly Code[]) => ({
  total: sumOf(rows),
  ...countsBy(rows, codes, ({ status }) => status),
})

/** Numbers of profiles, signals, alerts and holds of the workspace by status, and of signals by severity. */
export async function sentinelStats(ctx: Context) {
  admitReader(ctx.actor)
  const { workspaceId } = ctx.actor
  const rows = await ctx.database.read<Counted>(workspaceId, COUNTS, [workspaceId])
  const [profiles, signals, alerts, holds] = (['profiles', 'signals', 'alerts', 'holds'] as const).map(kind =>
    rows.filter(row => row.kind === kind),
  ) as [Counted[], Counted[], Counted[], Counted[]]
  return {
    profiles: byStatus(profiles, PROFILE_STATUSES),
    signals: {
      ...byStatus(signals, SIGNAL_STATUSES),
      bySeverity: countsBy(signals, SEVERITIES, ({ severity }) => severity),
    },
    alerts: byStatus(alerts, ALERT_STATUSES),
    holds: byStatus(holds, HOLD_STATES),
  }
}
