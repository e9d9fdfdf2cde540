import { formatMinor } from '#kernel/money.ts'
import { isAtLeastAmount, textOfAmount } from '#sentinel/evaluation/amounts.ts'
import type { DebitJudge } from '#sentinel/evaluation/judge.ts'

export const judgeAmountThreshold: DebitJudge<'AMOUNT_THRESHOLD'> = (
  { amount, currency, channels, types },
  { transaction },
) => {
  if (currency !== undefined && currency !== transaction.currency) return null
  if (channels && !channels.includes(transaction.channel)) return null
  if (types && !types.includes(transaction.type)) return null
  if (!isAtLeastAmount(transaction.amountMinor, transaction.currency, amount)) return null
  return {
    reason: `The debit of ${textOfAmount(transaction.amountMinor, transaction.currency)} is at least ${amount}.`,
    observed: {
      amount: formatMinor(transaction.amountMinor, transaction.currency),
      currency: transaction.currency,
    },
    threshold: { amount, currency: currency ?? null },
  }
}
