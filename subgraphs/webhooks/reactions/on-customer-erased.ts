import type { Reaction } from '#kernel/events/reactions.ts'
import { blankDeliveries } from '#webhooks/operations/blank-deliveries.ts'

/** Erases the bodies of all deliveries about an erased customer. */
export const onCustomerErased: Reaction = {
  name: 'webhooks.blank_deliveries',
  on: ['identity.customer_erased'],
  run: (ctx, { aggregateId }) => blankDeliveries(ctx, { customerId: aggregateId }),
}
