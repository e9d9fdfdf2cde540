import { formatMinor } from '#kernel/money.ts'
import { textOfAmount } from '#sentinel/evaluation/amounts.ts'
import type { DebitJudge } from '#sentinel/evaluation/judge.ts'
import { HOUR_MS, windowBefore } from '#sentinel/evaluation/periods.ts'

export const judgeGiftCard: DebitJudge<'GIFT_CARD'> = (
  { count_threshold: countMin, window_hours: hours },
  { transaction, history },
) => {
  if (!transaction.isGiftCard) return null
  const earlier = history.giftCards?.find(each => each.hours === hours)
  const count = (earlier?.count ?? 0) + 1
  if (count < countMin) return null
  const { currency } = transaction
  const sumMinor = BigInt(earlier?.sumMinor ?? 0) + transaction.amountMinor
  return {
    reason: `${count} purchases of gift or prepaid cards within ${hours} h, ${textOfAmount(sumMinor, currency)} in total; the threshold is ${countMin}.`,
    observed: { count, sum: formatMinor(sumMinor, currency), currency },
    threshold: { count: countMin, window_hours: hours },
    window: windowBefore(transaction.occurredAt, hours * HOUR_MS),
    transactionIds: earlier?.transactionIds ?? [],
  }
}
