import { defineEntity, p } from '@mikro-orm/core'

/** A name that the tenant serves nobody of; `nameKey` is the name as it is compared. */
export const DenyListEntry = defineEntity({
  name: 'DenyListEntry',
  schema: 'compliance',
  tableName: 'deny_list',
  properties: {
    workspaceId: p.uuid().primary(),
    id: p.uuid().primary(),
    name: p.text(),
    nameKey: p.text(),
    reason: p.text().strictNullable(),
    createdBy: p.text(),
    createdByKey: p.uuid().strictNullable(),
    createdAt: p.datetime(),
  },
})
