import { defineEntity, p } from '@mikro-orm/core'

/** An erased customer or subject whose transactions still have the personal data that the law requires to be retained. */
export const ErasedCustomer = defineEntity({
  name: 'ErasedCustomer',
  schema: 'compliance',
  tableName: 'erased_customers',
  properties: {
    workspaceId: p.uuid().primary(),
    /** The id under which transactions name the customer. */
    customerId: p.text().primary(),
    erasedAt: p.datetime().primary(),
  },
})
