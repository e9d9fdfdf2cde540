import { toMinor } from '#kernel/money.ts'

/** Data of a remittance event that the ledger uses. */
export interface BookedTransfer {
  readonly id: string
  readonly reference: string
  readonly status: 'FUNDED' | 'COMPLETED' | 'REFUNDED'
  readonly previousStatus: string | null
  readonly sendAmount: string
  readonly sendCurrency: string
  readonly feeTotal: string
  readonly marginAmount: string
  /** Null if no event has confirmed the sender's funding. */
  readonly fundedAt: string | null
  /** The sender's account; null if the funding comes from elsewhere. */
  readonly walletId: string | null
}

type OwnKind =
  'REMITTANCE_FUNDING' | 'REMITTANCE_CLEARING' | 'REMITTANCE_PAYOUT' | 'REMITTANCE_FX_MARGIN' | 'FEE_INCOME'

/** An account of a leg: a system account or the sender's account. */
export type LegAccount = OwnKind | 'WALLET'

export interface Leg {
  readonly from: LegAccount
  readonly to: LegAccount
  readonly minor: bigint
  readonly message: string
}

/**
 * Legs of a remittance step, all in the currency in which it was sent. The clearing account holds amount and fee from funding until
 * payout or refund. Fee and margin are earned with the payout, and a return by the recipient's bank reverses them. Steps may be booked
 * in any order, with the same sum.
 */
export function legsOf({
  status,
  previousStatus,
  sendAmount,
  sendCurrency,
  feeTotal,
  marginAmount,
  walletId,
}: BookedTransfer): Leg[] {
  const [amount, fee, margin] = [
    toMinor(sendAmount, sendCurrency),
    toMinor(feeTotal, sendCurrency),
    toMinor(marginAmount, sendCurrency),
  ]
  const payer = walletId === null ? 'REMITTANCE_FUNDING' : 'WALLET'
  const earned: readonly Leg[] = [
    { from: 'REMITTANCE_CLEARING', to: 'REMITTANCE_PAYOUT', minor: amount - margin, message: 'payout' },
    { from: 'REMITTANCE_CLEARING', to: 'REMITTANCE_FX_MARGIN', minor: margin, message: 'margin' },
    { from: 'REMITTANCE_CLEARING', to: 'FEE_INCOME', minor: fee, message: 'fee' },
  ]
  const legs = (): readonly Leg[] => {
    switch (status) {
      case 'FUNDED':
        return [{ from: payer, to: 'REMITTANCE_CLEARING', minor: amount + fee, message: 'funds received' }]
      case 'COMPLETED':
        return earned
      case 'REFUNDED':
        return [
          ...(previousStatus === 'COMPLETED'
            ? earned.map(({ from, to, minor, message }) => ({
                from: to,
                to: from,
                minor,
                message: `${message} returned`,
              }))
            : []),
          { from: 'REMITTANCE_CLEARING', to: payer, minor: amount + fee, message: 'refund' },
        ]
    }
  }
  return legs().filter(({ minor }) => minor > 0n)
}

/** Net amount that the legs add to the clearing account. */
export const clearingOf = (legs: readonly Leg[]): bigint =>
  legs.reduce(
    (sum, { from, to, minor }) =>
      sum + (to === 'REMITTANCE_CLEARING' ? minor : 0n) - (from === 'REMITTANCE_CLEARING' ? minor : 0n),
    0n,
  )
