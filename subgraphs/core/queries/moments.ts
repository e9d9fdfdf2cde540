import type { Context } from '#kernel/context.ts'
import { isDate, scalars } from '#kernel/graph/scalars.ts'
import { invalid } from '#kernel/refusals.ts'
import { policyOf } from '../ledger/policy.ts'
import { endOfDay, startOfDay } from '../rules/local-day.ts'

/** A span of a day or of nothing: what a date, or a moment, stands for. */
interface Span {
  readonly from: Date
  /** The last moment of it. */
  readonly to: Date
}

/** What a caller means by a day, in the tenant's time zone, or by an RFC 3339 moment. */
export async function spanOf(ctx: Context, text: string, field: string): Promise<Span> {
  if (isDate(text)) {
    const { timeZone } = await policyOf(ctx)
    return { from: startOfDay(text, timeZone), to: new Date(endOfDay(text, timeZone).getTime() - 1) }
  }
  try {
    const at = scalars.DateTime.parseValue(text) as Date
    return { from: at, to: at }
  } catch {
    throw invalid([{ field, reason: 'must be a date, YYYY-MM-DD, or an RFC 3339 moment such as 2026-01-31T12:00:00Z' }])
  }
}
