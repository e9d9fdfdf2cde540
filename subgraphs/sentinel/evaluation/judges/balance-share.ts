import type { ElderTransactionRow } from '#sentinel/entities/transaction.ts'
import { ratioOf } from '#sentinel/evaluation/amounts.ts'

/** Share of the balance before a debit that it takes, infinite if there was none; undefined if the balance is unknown. */
export function shareOfBalance({
  amountMinor,
  balanceAfterMinor,
}: Pick<ElderTransactionRow, 'amountMinor' | 'balanceAfterMinor'>): number | undefined {
  if (balanceAfterMinor === null) return undefined
  const balance = balanceAfterMinor + amountMinor
  return balance > 0n ? ratioOf(amountMinor, balance) : Infinity
}

/** A share for `observed`; JSON has no infinity. */
export const storedShare = (share: number | undefined): number | null =>
  share === undefined || !Number.isFinite(share) ? null : Number(share.toFixed(4))
