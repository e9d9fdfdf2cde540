import { defineEntity, p } from '@mikro-orm/core'

/** What one of our own accounts came to, by the facts that were added up. */
export const SystemBalance = defineEntity({
  name: 'SystemBalance',
  schema: 'core',
  tableName: 'system_balances',
  properties: {
    workspaceId: p.uuid().primary(),
    accountId: p.uuid().primary(),
    balanceMinor: p.decimal().columnType('numeric'),
    entries: p.bigint(),
    addedUpAt: p.datetime(),
  },
})
