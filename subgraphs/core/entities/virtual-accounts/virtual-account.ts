import { defineEntity, p } from '@mikro-orm/core'

/** What makes an account a virtual one; the row of core.accounts with the same id has its number and balance. */
export const VirtualAccount = defineEntity({
  name: 'VirtualAccount',
  schema: 'core',
  tableName: 'virtual_accounts',
  properties: {
    workspaceId: p.uuid().primary(),
    id: p.uuid().primary(),
    parentAccountId: p.uuid(),
    kind: p.text(),
    status: p.text(),
    expiresAt: p.datetime().strictNullable(),
    expectedMinor: p.bigint().strictNullable(),
    match: p.text(),
    reference: p.text().strictNullable(),
    createdBy: p.text(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
})
