import type { ValidationIssue } from '#kernel/refusals.ts'
import type { BatchRunType } from '#sentinel/entities/batch-run.ts'

export interface StartBatchRun {
  readonly type: BatchRunType
  readonly profileIds?: readonly string[] | null
  readonly asOf?: Date | null
  readonly from?: Date | null
  readonly to?: Date | null
}

const DAY_MS = 86_400_000
const PERIOD_DAYS_MAX = 400
const EARLIEST = new Date('1970-01-01T00:00:00Z')

/** Everything that is wrong with the input of a run. */
export function batchRunIssues(
  { type, profileIds, asOf, from, to }: StartBatchRun,
  now: Date,
): ValidationIssue[] {
  const issues: ValidationIssue[] = []
  const check = (isValid: boolean, field: string, reason: string): void => {
    if (!isValid) issues.push({ field, reason })
  }
  check(profileIds?.length !== 0, 'profileIds', 'must contain at least one id')
  if (type === 'BACKFILL') {
    check(!asOf, 'asOf', 'is not for a BACKFILL, which evaluates each transaction as of its occurrence time')
    check(Boolean(from), 'from', 'is required for a BACKFILL')
    check(Boolean(to), 'to', 'is required for a BACKFILL')
    check(!from || from >= EARLIEST, 'from', 'must not be before 1970')
    if (from && to) {
      check(to > from, 'to', 'must be after from')
      check(
        to.getTime() - from.getTime() <= PERIOD_DAYS_MAX * DAY_MS,
        'to',
        `must be at most ${PERIOD_DAYS_MAX} days after from`,
      )
    }
  } else {
    check(!from, 'from', 'is only for a BACKFILL')
    check(!to, 'to', 'is only for a BACKFILL')
    check(!asOf || asOf <= now, 'asOf', 'must not be in the future')
    check(!asOf || asOf >= EARLIEST, 'asOf', 'must not be before 1970')
  }
  return issues
}
