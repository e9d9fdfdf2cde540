import { defineEntity, p } from '@mikro-orm/core'

/**
 * A system account, one per kind and currency. Those on which branches owe each other are one per branch as well, and counter-value accounts
 * one per foreign currency.
 */
export const SystemAccount = defineEntity({
  name: 'SystemAccount',
  schema: 'core',
  tableName: 'system_accounts',
  properties: {
    workspaceId: p.uuid().primary(),
    id: p.uuid().primary(),
    kind: p.text(),
    currency: p.text(),
    branchId: p.uuid().strictNullable(),
    counterCurrency: p.text(),
  },
})
