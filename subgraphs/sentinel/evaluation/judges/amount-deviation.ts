import { formatMinor } from '#kernel/money.ts'
import { isAtLeastAmount, rounded, textOfAmount } from '#sentinel/evaluation/amounts.ts'
import { amountScale, amountZ } from '#sentinel/evaluation/debit.ts'
import type { DebitJudge } from '#sentinel/evaluation/judge.ts'
import { insufficientHistory } from '#sentinel/evaluation/verdict.ts'

export const judgeAmountDeviation: DebitJudge<'AMOUNT_DEVIATION'> = (
  { z_threshold: threshold, min_amount: minimum },
  debit,
) => {
  const { amountMinor, currency } = debit.transaction
  if (!isAtLeastAmount(amountMinor, currency, minimum)) return null
  const scale = amountScale(debit)
  if (!scale) return insufficientHistory
  const { z, baseline, usual } = amountZ(debit, scale)
  if (z < threshold) return null
  return {
    reason: `The debit of ${textOfAmount(amountMinor, currency)} is ${rounded(z)} robust standard deviations above the usual ${rounded(usual)} ${currency} of ${scale.n} debits; the threshold is ${threshold}.`,
    observed: { amount: formatMinor(amountMinor, currency), currency, z: rounded(z, 4), baseline },
    threshold: { z: threshold, min_amount: minimum },
  }
}
