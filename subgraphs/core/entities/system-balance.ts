import { defineEntity, p } from '@mikro-orm/core'

/** Balance of a system account, summed from ledger events. */
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
