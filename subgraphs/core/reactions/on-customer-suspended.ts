import type { Reaction } from '#kernel/reactions.ts'
import { applySuspension } from '../operations/apply-suspension.ts'

/** The accounts of a suspended customer are not debited, and are again once it is active. */
export const onCustomerSuspended: Reaction = {
  name: 'core.apply_suspension',
  on: ['identity.customer_suspended', 'identity.customer_activated'],
  run: (ctx, { type, aggregateId, sequence }) => applySuspension(ctx, { customerId: aggregateId, isSuspended: type === 'identity.customer_suspended', sequence }),
}
