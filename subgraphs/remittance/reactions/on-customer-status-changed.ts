import type { Reaction } from '#kernel/events/reactions.ts'
import { recheckTransfersOfSender } from '#remittance/operations/transfers/recheck-transfers-of-sender.ts'

/** Transfers held for a suspended sender continue at once when the sender is activated, and fail at once when it is closed. */
export const onCustomerStatusChanged: Reaction = {
  name: 'remittance.recheck_transfers_of_sender',
  on: ['identity.customer_activated', 'identity.customer_closed'],
  run: (ctx, { aggregateId }) => recheckTransfersOfSender(ctx, { customerId: aggregateId }),
}
