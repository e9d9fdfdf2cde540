import type { Reaction } from '#kernel/reactions.ts'
import { blankDeliveries } from '../operations/blank-deliveries.ts'

/** Erases the bodies of all deliveries about an erased customer. */
export const onCustomerErased: Reaction = {
  name: 'events.blank_deliveries',
  on: ['identity.customer_erased'],
  run: (ctx, { aggregateId }) => blankDeliveries(ctx, { customerId: aggregateId }),
}
