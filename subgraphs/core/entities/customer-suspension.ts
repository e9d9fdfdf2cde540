import { defineEntity, p } from '@mikro-orm/core'

/** A customer that was suspended at some time; accounts are opened for it, and debited, while it is not. */
export const CustomerSuspension = defineEntity({
  name: 'CustomerSuspension',
  schema: 'core',
  tableName: 'customer_suspensions',
  properties: {
    workspaceId: p.uuid().primary(),
    customerId: p.uuid().primary(),
    isSuspended: p.boolean(),
    eventSequence: p.bigint(),
    changedAt: p.datetime(),
  },
})
