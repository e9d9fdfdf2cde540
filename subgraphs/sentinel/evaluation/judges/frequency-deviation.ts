import { rounded } from '#sentinel/evaluation/amounts.ts'
import { baselineWindow, type EvaluatedDebit } from '#sentinel/evaluation/debit.ts'
import type { DebitJudge } from '#sentinel/evaluation/judge.ts'
import { DAY_MS, isReady, windowBefore } from '#sentinel/evaluation/periods.ts'
import { insufficientHistory } from '#sentinel/evaluation/verdict.ts'
import { upperTail } from '#sentinel/statistics/count-tail.ts'

/** The debits of the window, and the moments of the counts of the baseline's windows; undefined if the baseline has no whole window. */
function countsOf({ history }: EvaluatedDebit, windowDays: number) {
  const found = history.frequency?.find(({ days }) => days === windowDays)
  const windows = found?.windows ?? 0
  if (!found || windows < 1) return undefined
  const mean = found.total / windows
  const variance = windows < 2 ? 0 : Math.max(0, (found.squares - found.total * mean) / (windows - 1))
  return { count: found.count + 1, windows, mean, variance }
}

export const judgeFrequencyDeviation: DebitJudge<'FREQUENCY_DEVIATION'> = (
  { p_value: pValue, window_days: days },
  debit,
) => {
  const counts = countsOf(debit, days)
  if (!isReady(debit.history) || !counts) return insufficientHistory
  const { count, windows, mean, variance } = counts
  const tail = upperTail(count, { mean, variance })
  if (tail > pValue) return null
  const { occurredAt } = debit.transaction
  return {
    reason: `${count} debits within ${days} d have a probability of ${tail.toExponential(1)} where ${rounded(mean)} are usual; the threshold is ${pValue}.`,
    observed: {
      count,
      probability: tail,
      baseline: {
        n: debit.history.n,
        windows,
        mean: rounded(mean, 6),
        variance: rounded(variance, 6),
        ...baselineWindow(occurredAt),
      },
    },
    threshold: { probability: pValue, window_days: days },
    window: windowBefore(occurredAt, days * DAY_MS),
  }
}
