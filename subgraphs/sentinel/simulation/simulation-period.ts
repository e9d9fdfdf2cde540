import { invalid, type ValidationIssue } from '#kernel/refusals.ts'

/** From the first time, inclusive, to the second one, exclusive. */
export interface SimulationPeriod {
  readonly from: Date
  readonly to: Date
}

const DAY_MS = 86_400_000
const DAYS_MAX = 400
const EARLIEST = Date.UTC(1970)

/** Throws when the period is empty, too long or before 1970. */
export function checkPeriod({ from, to }: SimulationPeriod): void {
  const issues: ValidationIssue[] = []
  if (from.getTime() < EARLIEST) issues.push({ field: 'from', reason: 'must not be before 1970' })
  if (from >= to) issues.push({ field: 'from', reason: 'must be before to' })
  else if (to.getTime() - from.getTime() > DAYS_MAX * DAY_MS)
    issues.push({ field: 'from', reason: `must be at most ${DAYS_MAX} days before to` })
  if (issues.length > 0) throw invalid(issues)
}
