import { defineEntity, p } from '@mikro-orm/core'
import type { Row } from '#kernel/database/columns.ts'
import type { BlacklistKind } from '#compliance/monitoring-rules/parameters.ts'

/** A value that BLACKLIST rules look for. Removed entries stay, since earlier evaluations refer to them. */
export const BlacklistEntry = defineEntity({
  name: 'BlacklistEntry',
  schema: 'compliance',
  tableName: 'blacklist_entries',
  properties: {
    workspaceId: p.uuid().primary(),
    id: p.uuid().primary(),
    kind: p.text().$type<BlacklistKind>(),
    valueHash: p.text(),
    network: p.text().columnType('cidr').strictNullable(),
    /** Encrypted. */
    value: p.text(),
    reason: p.text(),
    source: p.text().strictNullable(),
    expiresAt: p.datetime().strictNullable(),
    addedBy: p.text(),
    addedByKey: p.uuid().strictNullable(),
    addedAt: p.datetime(),
    removedAt: p.datetime().strictNullable(),
    removedBy: p.text().strictNullable(),
    removedByKey: p.uuid().strictNullable(),
  },
})

export type BlacklistEntryRow = Row<typeof BlacklistEntry>
