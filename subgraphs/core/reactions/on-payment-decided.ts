import type { Reaction } from '#kernel/events/reactions.ts'
import { reviewHeldBankTransfer } from '#core/operations/transfers/review-held-transfer.ts'

/** Applies an analyst's decision on a held transfer at once, without waiting for the next scheduled check. */
export const onPaymentDecided: Reaction = {
  name: 'core.review_held_transfer',
  on: ['compliance.payment_match_resolved', 'compliance.payment_released', 'compliance.payment_decided'],
  run: (ctx, { aggregateId }) => reviewHeldBankTransfer(ctx, { paymentId: aggregateId }),
}
