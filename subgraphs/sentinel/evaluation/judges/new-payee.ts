import { formatMinor } from '#kernel/money.ts'
import { isAtLeastAmount, textOfAmount } from '#sentinel/evaluation/amounts.ts'
import type { DebitJudge } from '#sentinel/evaluation/judge.ts'
import { insufficientHistory } from '#sentinel/evaluation/verdict.ts'

export const judgeNewPayee: DebitJudge<'NEW_PAYEE'> = (
  { min_amount: minimum, min_history: historyMin },
  { transaction, payee },
) => {
  const { amountMinor, currency } = transaction
  if (!payee || payee.firstAt !== null || !isAtLeastAmount(amountMinor, currency, minimum)) return null
  const earlier = payee.earlierDebits ?? 0
  if (earlier < historyMin) return insufficientHistory
  return {
    reason: `The debit of ${textOfAmount(amountMinor, currency)} is the first one to this payee.`,
    observed: { amount: formatMinor(amountMinor, currency), currency, earlier_debits_at_least: earlier },
    threshold: { min_amount: minimum, min_history: historyMin },
  }
}
