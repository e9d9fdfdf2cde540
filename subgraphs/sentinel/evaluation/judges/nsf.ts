import type { NsfParameters } from '#sentinel/detection-rules/parameters.ts'
import type { NsfCounts } from '#sentinel/evaluation/features/read-nsf-counts.ts'
import { DAY_MS, windowBefore } from '#sentinel/evaluation/periods.ts'
import type { DetectionVerdict } from '#sentinel/evaluation/verdict.ts'

/** Whether payments fail for lack of funds although they seldom did before. */
export function judgeNsf(
  { count_threshold: countMin, window_days: days, prior_max: priorMax }: NsfParameters,
  at: Date,
  counts: readonly NsfCounts[],
): DetectionVerdict {
  const found = counts.find(each => each.days === days)
  if (!found || found.count < countMin || found.countBefore > priorMax) return null
  return {
    reason: `Funds were insufficient ${found.count} times within ${days} d, after ${found.countBefore} times in the 365 d before; the threshold is ${countMin} after at most ${priorMax}.`,
    observed: { count: found.count, count_before: found.countBefore },
    threshold: { count: countMin, prior_max: priorMax, window_days: days },
    window: windowBefore(at, days * DAY_MS),
  }
}
