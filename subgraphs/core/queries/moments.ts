import type { Context } from '#kernel/context.ts'
import { isDate, scalars } from '#kernel/graph/scalars.ts'
import { invalid } from '#kernel/refusals.ts'
import { policyOf } from '#core/ledger/policy.ts'
import { endOfDay, startOfDay } from '#kernel/local-day.ts'

/** The time span of a date, or the empty span of a single time. */
interface Span {
  readonly from: Date
  /** Last instant of the span. */
  readonly to: Date
}

/** Parses a date, in the tenant's time zone, or an RFC 3339 timestamp. */
export async function spanOf(ctx: Context, text: string, field: string): Promise<Span> {
  if (isDate(text)) {
    const { timeZone } = await policyOf(ctx)
    return { from: startOfDay(text, timeZone), to: new Date(endOfDay(text, timeZone).getTime() - 1) }
  }
  try {
    const at = scalars.DateTime.parseValue(text) as Date
    return { from: at, to: at }
  } catch {
    throw invalid([
      { field, reason: 'must be a date, YYYY-MM-DD, or an RFC 3339 timestamp such as 2026-01-31T12:00:00Z' },
    ])
  }
}
