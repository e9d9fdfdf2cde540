import { rounded } from '#sentinel/evaluation/amounts.ts'
import type { DebitJudge } from '#sentinel/evaluation/judge.ts'
import { before, DAY_S } from '#sentinel/evaluation/periods.ts'

export const judgeDormancyBreak: DebitJudge<'DORMANCY_BREAK'> = (
  { inactive_days: inactiveDays, count_threshold: countMin, window_days: windowDays },
  { transaction, history },
) => {
  const found = history.dormancy?.find(
    each => each.inactiveDays === inactiveDays && each.windowDays === windowDays,
  )
  if (!found || found.count < countMin) return null
  const inactive = rounded(found.inactiveS / DAY_S, 1)
  return {
    reason: `${found.count} debits within ${windowDays} d follow ${inactive} d without any on this account; the threshold is ${countMin} debits after ${inactiveDays} d.`,
    observed: { count: found.count, inactive_days: inactive },
    threshold: { count: countMin, inactive_days: inactiveDays, window_days: windowDays },
    window: { from: before(transaction.occurredAt, found.firstAgeS * 1_000), to: transaction.occurredAt },
  }
}
