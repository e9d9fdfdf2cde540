import { invalid, type ValidationIssue } from '#kernel/refusals.ts'

/** From the first time, inclusive, to the second one, exclusive. */
export interface Period {
  readonly from: Date
  readonly to: Date
}

const DAY_MS = 86_400_000
const DAYS_DEFAULT = 30
const DAYS_MAX = 366
const EARLIEST = Date.UTC(1970)

/**
 * The period of a report, by default the 30 days before its end. Throws when it is empty or too long; `path` precedes the names of its
 * fields in the error.
 */
export function periodOf(
  { from, to }: { readonly from?: Date | null; readonly to?: Date | null },
  now: Date,
  path = '',
): Period {
  const end = to ?? now
  const start = from ?? new Date(end.getTime() - DAYS_DEFAULT * DAY_MS)
  const issues: ValidationIssue[] = []
  if (start >= end) issues.push({ field: `${path}from`, reason: 'must be before to' })
  else if (end.getTime() - start.getTime() > DAYS_MAX * DAY_MS)
    issues.push({ field: `${path}from`, reason: `must be at most ${DAYS_MAX} days before to` })
  if (start.getTime() < EARLIEST) issues.push({ field: `${path}from`, reason: 'must not be before 1970' })
  if (issues.length > 0) throw invalid(issues)
  return { from: start, to: end }
}
