import { defineEntity, p } from '@mikro-orm/core'

/** Something that was done to an account other than moving its money; appended, never changed. */
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
