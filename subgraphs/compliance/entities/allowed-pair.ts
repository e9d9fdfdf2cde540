import { defineEntity, p } from '@mikro-orm/core'
import type { Row } from '#kernel/database/columns.ts'
import type { ListSource } from '#compliance/watchlists/formats/formats.ts'

/** A subject and a list entry known to be different parties. The pair applies until it ends, or the subject or the entry changes. */
export const AllowedPair = defineEntity({
  name: 'AllowedPair',
  schema: 'compliance',
  tableName: 'allow_list',
  properties: {
    workspaceId: p.uuid().primary(),
    id: p.uuid().primary(),
    subjectId: p.uuid().strictNullable(),
    externalId: p.text().strictNullable(),
    source: p.text().$type<ListSource>(),
    entryId: p.text(),
    entryHash: p.text(),
    matchId: p.uuid().strictNullable(),
    reason: p.text(),
    createdBy: p.text(),
    createdByKey: p.uuid().strictNullable(),
    createdAt: p.datetime(),
    expiresAt: p.datetime().strictNullable(),
    endedAt: p.datetime().strictNullable(),
    endedBy: p.text().strictNullable(),
    endedByKey: p.uuid().strictNullable(),
    endReason: p
      .text()
      .$type<'REMOVED' | 'ENTRY_CHANGED' | 'SUBJECT_CHANGED' | 'SUBJECT_DELETED'>()
      .strictNullable(),
    /** Hash of the subject's search fields when the pair was created; null when they were unknown. */
    descriptionHash: p.text().strictNullable(),
    nameHash: p.text().strictNullable(),
  },
})

export type AllowedPairRow = Row<typeof AllowedPair>
