import type { Reaction } from '#kernel/events/reactions.ts'
import { reviewProtectedTransfers } from '#remittance/operations/transfers/review-protected-transfers.ts'

/** Continues the transfers that a protective hold covered at once, without waiting for the next scheduled check. */
export const onProtectiveHoldEnded: Reaction = {
  name: 'remittance.review_protected_transfers',
  on: ['sentinel.hold_released', 'sentinel.hold_expired'],
  run: async (ctx, { data }) => {
    const { customerId } = data as { readonly customerId?: string }
    if (customerId !== undefined) await reviewProtectedTransfers(ctx, { externalId: customerId })
  },
}
