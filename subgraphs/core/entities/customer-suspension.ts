import { defineEntity, p } from '@mikro-orm/core'

/** A customer that is or was suspended. While it is suspended, its accounts cannot be opened or debited. */
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
