import { defineEntity, p } from '@mikro-orm/core'

/** A system account, one per kind and currency. */
export const SystemAccount = defineEntity({
  name: 'SystemAccount',
  schema: 'core',
  tableName: 'system_accounts',
  properties: {
    workspaceId: p.uuid().primary(),
    id: p.uuid().primary(),
    kind: p.text(),
    currency: p.text(),
  },
})
