import type { Reaction } from '#kernel/events/reactions.ts'
import { applySuspension } from '#core/operations/accounts/apply-suspension.ts'

/** Blocks debits on the accounts of a suspended customer, and unblocks them when the customer is active again. */
export const onCustomerSuspended: Reaction = {
  name: 'core.apply_suspension',
  on: ['identity.customer_suspended', 'identity.customer_activated'],
  run: (ctx, { type, aggregateId, sequence }) =>
    applySuspension(ctx, {
      customerId: aggregateId,
      isSuspended: type === 'identity.customer_suspended',
      sequence,
    }),
}
