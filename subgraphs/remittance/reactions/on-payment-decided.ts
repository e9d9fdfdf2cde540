import type { Reaction } from '#kernel/reactions.ts'
import { lookAtHeldTransfer } from '../operations/look-at-held-transfer.ts'

/** What an analyst has decided about a held transfer takes effect at once, and not only when it is looked at by itself. */
export const onPaymentDecided: Reaction = {
  name: 'remittance.look_at_held_transfer',
  on: ['compliance.payment_match_resolved', 'compliance.payment_released'],
  run: (ctx, { aggregateId }) => lookAtHeldTransfer(ctx, { transferId: aggregateId }),
}
