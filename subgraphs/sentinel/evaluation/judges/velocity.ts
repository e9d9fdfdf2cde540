import { formatMinor } from '#kernel/money.ts'
import { isAtLeastAmount, textOfAmount } from '#sentinel/evaluation/amounts.ts'
import type { DebitJudge } from '#sentinel/evaluation/judge.ts'
import { HOUR_MS, windowBefore } from '#sentinel/evaluation/periods.ts'

export const judgeVelocity: DebitJudge<'VELOCITY'> = (
  { count_threshold: countMin, sum_threshold: sumMin, window_hours: hours },
  { transaction, history },
) => {
  const earlier = history.velocity?.find(each => each.hours === hours)
  const { currency } = transaction
  const count = (earlier?.count ?? 0) + 1
  const sumMinor = BigInt(earlier?.sumMinor ?? 0) + transaction.amountMinor
  const isFrequent = countMin !== undefined && count >= countMin
  const isLarge = sumMin !== undefined && isAtLeastAmount(sumMinor, currency, sumMin)
  if (!isFrequent && !isLarge) return null
  return {
    reason: `${count} debits within ${hours} h, ${textOfAmount(sumMinor, currency)} in total, reach the threshold of ${isFrequent ? `${countMin} debits` : sumMin}.`,
    observed: { count, sum: formatMinor(sumMinor, currency), currency },
    threshold: { count: countMin ?? null, sum: sumMin ?? null, window_hours: hours },
    window: windowBefore(transaction.occurredAt, hours * HOUR_MS),
    transactionIds: earlier?.transactionIds ?? [],
  }
}
