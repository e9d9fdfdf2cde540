import type { Reaction } from '#kernel/reactions.ts'
import { releaseTransferHold } from '../operations/release-transfer-hold.ts'

/** Money that was set aside for a remittance which will not be made is free again; what was taken comes back with its refund. */
export const onRemittanceFailed: Reaction = {
  name: 'core.release_transfer_hold',
  on: ['remittance.transfer_failed'],
  run: async (ctx, { aggregateId, data }) => (data['walletId'] ? releaseTransferHold(ctx, { transferId: aggregateId }) : undefined),
}
