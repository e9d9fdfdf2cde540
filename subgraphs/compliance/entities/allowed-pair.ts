import { defineEntity, p } from '@mikro-orm/core'
import type { ListSource } from '../watchlists/formats/formats.ts'

/** A subject that is known not to be an entry, as long as the subject is described as it was then, until it ends or the entry says something else. */
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
    endReason: p.text().$type<'REMOVED' | 'ENTRY_CHANGED' | 'SUBJECT_CHANGED' | 'SUBJECT_DELETED'>().strictNullable(),
    /** How the subject was described when this was said; null where nobody knew. */
    descriptionHash: p.text().strictNullable(),
    nameHash: p.text().strictNullable(),
  },
})
