import type { Context } from '#kernel/context.ts'
import type { Period } from '#compliance/reports/period.ts'
import { periodText } from './json.ts'

interface DayRow {
  readonly day: string
  readonly purpose: string
  readonly status: string
  /** Null while there is no decision. */
  readonly outcome: string | null
  readonly screenings: number
  readonly withMatches: number
}

interface SourceRow {
  readonly day: string
  readonly source: string
  readonly status: string
  readonly matches: number
  readonly screenings: number
}

interface PaymentRow {
  readonly day: string
  readonly stage: string
  readonly outcome: string
  readonly holdReason: string | null
  readonly screenings: number
}

const DAY = (column: string): string => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD')`

const SCREENINGS = `select ${DAY('created_at')} as day, purpose, status, outcome, count(*)::int as screenings, (count(*) filter (where total_matches > 0))::int as "withMatches"
  from compliance.screenings where workspace_id = $1 and created_at >= $2 and created_at < $3
  group by 1, 2, 3, 4 order by 1, 2, 3, 4`

const MATCHES = `select ${DAY('found.screening_at')} as day, found.source, found.status, count(*)::int as matches, count(distinct found.screening_id)::int as screenings
  from compliance.screening_matches found where found.workspace_id = $1 and found.screening_at >= $2 and found.screening_at < $3
  group by 1, 2, 3 order by 1, 2, 3`

const PAYMENTS = `select ${DAY('created_at')} as day, stage, outcome, hold_reason as "holdReason", count(*)::int as screenings
  from compliance.payment_screenings where workspace_id = $1 and created_at >= $2 and created_at < $3
  group by 1, 2, 3, 4 order by 1, 2, 3, 4`

const sum = (counts: readonly number[]): number => counts.reduce((total, each) => total + each, 0)

/** Screenings of a period by day, outcome and watchlist, and screenings of payments by day and outcome. Days are those of UTC. */
export async function screeningActivity(ctx: Context, period: Period): Promise<object> {
  const { workspaceId } = ctx.actor
  const values = [workspaceId, period.from, period.to]
  const [screenings, matches, payments] = await Promise.all([
    ctx.database.read<DayRow>(workspaceId, SCREENINGS, values),
    ctx.database.read<SourceRow>(workspaceId, MATCHES, values),
    ctx.database.read<PaymentRow>(workspaceId, PAYMENTS, values),
  ])
  return {
    period: periodText(period),
    totals: {
      screenings: sum(screenings.map(each => each.screenings)),
      screenings_with_matches: sum(screenings.map(each => each.withMatches)),
      matches: sum(matches.map(each => each.matches)),
      payment_screenings: sum(payments.map(each => each.screenings)),
    },
    outcomes: screenings.map(({ withMatches, ...row }) => ({ ...row, screenings_with_matches: withMatches })),
    sources: matches,
    payments: payments.map(({ holdReason, ...row }) => ({ ...row, hold_reason: holdReason })),
  }
}
