import { formatMinor } from '#kernel/money.ts'
import { percentOf, textOfAmount } from '#sentinel/evaluation/amounts.ts'
import type { DebitJudge } from '#sentinel/evaluation/judge.ts'
import { shareOfBalance, storedShare } from './balance-share.ts'

export const judgeCrypto: DebitJudge<'CRYPTO'> = (
  { share_of_balance: shareMin },
  { transaction, circumstances },
) => {
  if (!transaction.isCrypto) return null
  const isFirst = circumstances.hadCrypto === false
  const share = shareOfBalance(transaction)
  if (!isFirst && share === undefined) return { skipped: 'NO_BALANCE' }
  if (!isFirst && share! < shareMin) return null
  const { amountMinor, currency } = transaction
  const amount = textOfAmount(amountMinor, currency)
  return {
    reason: isFirst
      ? `The purchase of virtual currency for ${amount} is the first one.`
      : `The purchase of virtual currency for ${amount} takes ${Number.isFinite(share) ? percentOf(share!) : 'more than all'} of the balance; the threshold is ${percentOf(shareMin)}.`,
    observed: {
      amount: formatMinor(amountMinor, currency),
      currency,
      is_first: isFirst,
      share_of_balance: storedShare(share),
    },
    threshold: { share_of_balance: shareMin },
  }
}
