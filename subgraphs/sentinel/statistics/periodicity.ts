import { medianDeviation, medianOf } from './quantiles.ts'

/** When payments to or from one party recur. Gaps are in days, which may be fractional. */
export interface Periodicity {
  readonly occurrences: number
  readonly medianGapDays: number
  /** Median of |gap - median|, without a factor. */
  readonly gapMadDays: number
  readonly isPeriodic: boolean
  readonly lastAt: Date
}

const DAY_MS = 86_400_000
const GAP_MAD_SHARE_MAX = 0.15
const GRACE_DAYS_MIN = 3

/**
 * Gaps between occurrences in order of time; they are periodic from `occurrencesMin` occurrences, if the MAD of the gaps is at most 15 % of
 * their median. Undefined for fewer than two occurrences, which have no gap.
 */
export function periodicityOf(times: readonly Date[], occurrencesMin = 3): Periodicity | undefined {
  const lastAt = times.at(-1)
  if (!lastAt || times.length < 2) return undefined
  const gaps = times.slice(1).map((at, index) => (at.getTime() - times[index]!.getTime()) / DAY_MS)
  if (gaps.some(gap => !(gap >= 0))) throw new RangeError('The occurrences are not in order of time.')
  const medianGapDays = medianOf(gaps)
  const gapMadDays = medianDeviation(gaps, medianGapDays)
  return {
    occurrences: times.length,
    medianGapDays,
    gapMadDays,
    // Payments at one instant, such as a batch, are no schedule.
    isPeriodic:
      times.length >= occurrencesMin && medianGapDays > 0 && gapMadDays <= GAP_MAD_SHARE_MAX * medianGapDays,
    lastAt,
  }
}

/** Time after which the next occurrence is overdue: the median gap after the last one, plus the larger of three days and `mads` MADs. */
export const overdueSince = (
  { lastAt, medianGapDays, gapMadDays }: Pick<Periodicity, 'lastAt' | 'medianGapDays' | 'gapMadDays'>,
  mads: number,
): Date => new Date(lastAt.getTime() + (medianGapDays + Math.max(GRACE_DAYS_MIN, mads * gapMadDays)) * DAY_MS)
