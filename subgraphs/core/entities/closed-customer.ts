import { defineEntity, p } from '@mikro-orm/core'

/** A permanently closed customer, recorded from an event of the identity domain. */
export const ClosedCustomer = defineEntity({
  name: 'ClosedCustomer',
  schema: 'core',
  tableName: 'closed_customers',
  properties: {
    workspaceId: p.uuid().primary(),
    customerId: p.uuid().primary(),
    receivedAt: p.datetime(),
  },
})
