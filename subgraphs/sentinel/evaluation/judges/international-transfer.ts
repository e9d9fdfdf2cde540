import { formatMinor } from '#kernel/money.ts'
import { isTransferAbroad } from '#sentinel/detection-rules/classification.ts'
import { percentOf, rounded, textOfAmount } from '#sentinel/evaluation/amounts.ts'
import { amountScale, amountZ } from '#sentinel/evaluation/debit.ts'
import type { DebitJudge } from '#sentinel/evaluation/judge.ts'
import { insufficientHistory } from '#sentinel/evaluation/verdict.ts'
import { shareOfBalance, storedShare } from './balance-share.ts'

export const judgeInternationalTransfer: DebitJudge<'INTERNATIONAL_TRANSFER'> = (
  { home_country: ruleHome, z_threshold: zMin, share_of_balance: shareMin },
  debit,
) => {
  const { transaction, circumstances } = debit
  const home = ruleHome ?? debit.profile.country
  if (!isTransferAbroad(transaction, home)) return null
  const { amountMinor, currency, counterpartyCountry } = transaction
  const isFirst = !(circumstances.transferCountries ?? []).some(country => country !== home)
  const scale = amountScale(debit)
  const compared = scale && amountZ(debit, scale)
  const share = shareOfBalance(transaction)
  const isUnusual = compared !== undefined && compared.z >= zMin
  const isLarge = share !== undefined && share >= shareMin
  if (!isFirst && !isUnusual && !isLarge) {
    if (!compared) return insufficientHistory
    return share === undefined ? { skipped: 'NO_BALANCE' } : null
  }
  const causes = [
    ...(isFirst ? ['is the first one abroad'] : []),
    ...(isUnusual ? [`is ${rounded(compared.z)} robust standard deviations above usual amounts`] : []),
    ...(isLarge
      ? [`takes ${Number.isFinite(share) ? percentOf(share) : 'more than all'} of the balance`]
      : []),
  ]
  return {
    reason: `The transfer of ${textOfAmount(amountMinor, currency)} to ${counterpartyCountry} ${causes.join(' and ')}.`,
    observed: {
      amount: formatMinor(amountMinor, currency),
      currency,
      country: counterpartyCountry,
      is_first: isFirst,
      z: compared ? rounded(compared.z, 4) : null,
      share_of_balance: storedShare(share),
      baseline: compared?.baseline ?? null,
    },
    threshold: { home_country: home, z: zMin, share_of_balance: shareMin },
  }
}
