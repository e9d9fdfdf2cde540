import type { Context } from '#kernel/context.ts'
import { settledInTime } from '#kernel/concurrency/settled-in-time.ts'
import { fundingFor } from '#remittance/providers/configured.ts'
import type { RefundReply } from '#remittance/providers/funding.ts'
import type { TransferRow } from '#remittance/queries/transfers.ts'

/** Refunds amount and fee of a transfer to its sender. Returns undefined when the outcome is unknown. */
export async function requestRefund(ctx: Context, transfer: TransferRow): Promise<RefundReply | undefined> {
  const { id, reference, sendAmountMinor, feeMinor, sendCurrency, collectedBy } = transfer
  if (collectedBy === null) return undefined
  return settledInTime(() =>
    fundingFor(ctx, transfer).refund(ctx, {
      transferId: id,
      reference,
      amountMinor: sendAmountMinor + feeMinor,
      currency: sendCurrency,
      collectedBy,
    }),
  )
}
