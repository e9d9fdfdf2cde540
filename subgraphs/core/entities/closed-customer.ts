import { defineEntity, p } from '@mikro-orm/core'

/** A customer that was closed for good, as core was told of it. */
export const ClosedCustomer = defineEntity({
  name: 'ClosedCustomer',
  schema: 'core',
  tableName: 'closed_customers',
  properties: {
    workspaceId: p.uuid().primary(),
    customerId: p.uuid().primary(),
    toldAt: p.datetime(),
  },
})
