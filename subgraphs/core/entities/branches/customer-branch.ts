import { defineEntity, p } from '@mikro-orm/core'

/** The branch of a customer. A customer without a row belongs to the head office. */
export const CustomerBranch = defineEntity({
  name: 'CustomerBranch',
  schema: 'core',
  tableName: 'customer_branches',
  properties: {
    workspaceId: p.uuid().primary(),
    customerId: p.uuid().primary(),
    branchId: p.uuid(),
    assignedAt: p.datetime(),
  },
})
