import type { Reaction } from '#kernel/events/reactions.ts'
import { releaseTransferHold } from '#core/operations/transfer-holds/release-transfer-hold.ts'

/** Releases the hold of a failed remittance. A captured amount returns with the refund. */
export const onRemittanceFailed: Reaction = {
  name: 'core.release_transfer_hold',
  on: ['remittance.transfer_failed'],
  run: async (ctx, { aggregateId, data }) =>
    data['walletId'] ? releaseTransferHold(ctx, { transferId: aggregateId }) : undefined,
}
