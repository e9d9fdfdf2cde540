import type { Reaction } from '#kernel/events/reactions.ts'
import { voidDisbursement } from '#sentinel/operations/transactions/void-disbursement.ts'

/** Voids the transaction of a remittance that failed or was cancelled. A payout that the bank returned later stays: it was made. */
export const onTransferFailed: Reaction = {
  name: 'sentinel.void_disbursement',
  on: ['remittance.transfer_failed'],
  run: (ctx, { aggregateId }) => voidDisbursement(ctx, { transactionId: aggregateId }),
}
