import { defineEntity, p } from '@mikro-orm/core'
import type { Row } from '#kernel/database/columns.ts'

/** A name on the tenant's deny-list; `nameKey` is its normalised form for comparison. */
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

export type DenyListEntryRow = Row<typeof DenyListEntry>
