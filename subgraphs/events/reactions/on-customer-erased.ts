import type { Reaction } from '#kernel/reactions.ts'
import { blankDeliveries } from '../operations/blank-deliveries.ts'

/** What was told of an erased customer is not told again. */
export const onCustomerErased: Reaction = {
  name: 'events.blank_deliveries',
  on: ['identity.customer_erased'],
  run: (ctx, { aggregateId }) => blankDeliveries(ctx, { customerId: aggregateId }),
}
