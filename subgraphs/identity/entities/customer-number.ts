import { defineEntity, p } from '@mikro-orm/core'

/** How many customers of a workspace have got a number. */
export const CustomerNumber = defineEntity({
  name: 'CustomerNumber',
  schema: 'identity',
  tableName: 'customer_numbers',
  properties: {
    workspaceId: p.uuid().primary(),
    taken: p.bigint(),
  },
})
