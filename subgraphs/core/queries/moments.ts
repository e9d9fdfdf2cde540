import type { Context } from '#kernel/context.ts'
import { isDate, scalars } from '#kernel/graph/scalars.ts'
import { invalid } from '#kernel/refusals.ts'
import { policyOf } from '#core/ledger/policy.ts'
import { endOfDay, startOfDay } from '#kernel/local-day.ts'

/** The time span of a booking date, or the empty span of a single time. */
interface Span {
  readonly from: Date
  /** Last instant of the span. */
  readonly to: Date
  /** The booking date; null for a time. Entries are then selected by their booking date, which a time span only approximates. */
  readonly day: string | null
}

/** In a time zone ahead of UTC the first date begins in the year 0, which PostgreSQL does not have. */
const EARLIEST = new Date('0001-01-01T00:00:00Z')

const laterOf = (a: Date, b: Date): Date => (a > b ? a : b)

/** Parses a booking date, whose span is that date in the tenant's time zone, or an RFC 3339 timestamp. */
export async function spanOf(ctx: Context, text: string, field: string): Promise<Span> {
  if (isDate(text)) {
    const { timeZone } = await policyOf(ctx)
    return {
      from: laterOf(startOfDay(text, timeZone), EARLIEST),
      to: new Date(endOfDay(text, timeZone).getTime() - 1),
      day: text,
    }
  }
  try {
    const at = scalars.DateTime.parseValue(text) as Date
    return { from: at, to: at, day: null }
  } catch {
    throw invalid([
      { field, reason: 'must be a date, YYYY-MM-DD, or an RFC 3339 timestamp such as 2026-01-31T12:00:00Z' },
    ])
  }
}

const DAYS = `select
    (select opened_at from core.business_days where workspace_id = $1 and business_date = $2::date) as "openedAt",
    (select opened_at from core.business_days where workspace_id = $1 and business_date = $3::date + 1) as "closedAt"`

/** Clocks of processes differ by far less. */
const CLOCK_SKEW_MS = 60 * 60_000

/** Bounds of the posting times of the transactions that are booked from one date to another; null for no bound. */
export async function postingTimesOf(
  { database, actor: { workspaceId } }: Context,
  { fromDay, toDay }: { readonly fromDay: string | null; readonly toDay: string | null },
): Promise<{ readonly from: Date | null; readonly to: Date | null }> {
  if (fromDay === null && toDay === null) return { from: null, to: null }
  const [days] = await database.read<{ openedAt: Date | null; closedAt: Date | null }>(workspaceId, DAYS, [
    workspaceId,
    fromDay,
    toDay,
  ])
  const { openedAt = null, closedAt = null } = days ?? {}
  return {
    from: openedAt && new Date(openedAt.getTime() - CLOCK_SKEW_MS),
    to: closedAt && new Date(closedAt.getTime() + CLOCK_SKEW_MS),
  }
}
