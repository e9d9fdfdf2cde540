import { defineEntity, p } from '@mikro-orm/core'

/** Counter of the customer numbers of a workspace. */
export const CustomerNumber = defineEntity({
  name: 'CustomerNumber',
  schema: 'identity',
  tableName: 'customer_numbers',
  properties: {
    workspaceId: p.uuid().primary(),
    taken: p.bigint(),
  },
})
