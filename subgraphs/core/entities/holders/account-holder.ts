import { defineEntity, p } from '@mikro-orm/core'

/** A further holder of an account, beside the customer for whom it was opened. */
export const AccountHolder = defineEntity({
  name: 'AccountHolder',
  schema: 'core',
  tableName: 'account_holders',
  properties: {
    workspaceId: p.uuid().primary(),
    accountId: p.uuid().primary(),
    customerId: p.uuid().primary(),
    role: p.text(),
    addedBy: p.text(),
    addedAt: p.datetime(),
  },
})
