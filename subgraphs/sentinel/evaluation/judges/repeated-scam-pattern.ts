import { formatMinor } from '#kernel/money.ts'
import { rounded } from '#sentinel/evaluation/amounts.ts'
import type { DebitJudge } from '#sentinel/evaluation/judge.ts'
import { DAY_MS, DAY_S, windowBefore } from '#sentinel/evaluation/periods.ts'
import { spearman } from '#sentinel/statistics/spearman.ts'

export const judgeRepeatedScamPattern: DebitJudge<'REPEATED_SCAM_PATTERN'> = (
  { count_threshold: countMin, window_days: days, rho: rhoMin },
  { transaction, payee },
) => {
  if (!payee?.firstAt || !payee.payments) return null
  const { currency, occurredAt, amountMinor } = transaction
  if (occurredAt.getTime() - payee.firstAt.getTime() >= days * DAY_MS) return null
  const payments = [...payee.payments, { ageS: 0, amountMinor: String(amountMinor), transactionId: '' }]
  if (payments.length < countMin) return null
  const amounts = payments.map(each => BigInt(each.amountMinor))
  const rho = spearman(
    payments.map((_, index) => index),
    amounts.map(Number),
  )
  if (rho === undefined || rho < rhoMin) return null
  const gaps = payments.slice(1).map(({ ageS }, index) => payments[index]!.ageS - ageS)
  if (gaps.at(-1)! > gaps[0]!) return null
  return {
    reason: `${payments.length} payments to a payee first seen within ${days} d rise from ${formatMinor(amounts[0]!, currency)} to ${formatMinor(amountMinor, currency)} ${currency}, with a rank correlation of ${rounded(rho)}.`,
    observed: {
      count: payments.length,
      rho: rounded(rho, 4),
      amounts: amounts.map(amount => formatMinor(amount, currency)),
      currency,
      gaps_days: gaps.map(gap => rounded(gap / DAY_S)),
    },
    threshold: { count: countMin, rho: rhoMin, window_days: days },
    window: windowBefore(occurredAt, days * DAY_MS),
    transactionIds: payee.payments.map(({ transactionId }) => transactionId),
  }
}
