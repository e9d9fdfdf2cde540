import { defineEntity, p } from '@mikro-orm/core'

/** A change to an account other than a transaction; rows are appended and never updated. */
export const AccountChange = defineEntity({
  name: 'AccountChange',
  schema: 'core',
  tableName: 'account_changes',
  properties: {
    workspaceId: p.uuid().primary(),
    accountId: p.uuid().primary(),
    version: p.integer().primary(),
    change: p.text(),
    status: p.text(),
    statusBefore: p.text().strictNullable(),
    restriction: p.text(),
    restrictionBefore: p.text().strictNullable(),
    reason: p.text().strictNullable(),
    actorKind: p.text(),
    actorId: p.text(),
    at: p.datetime(),
  },
})
