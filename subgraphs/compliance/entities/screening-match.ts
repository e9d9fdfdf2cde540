import { defineEntity, p } from '@mikro-orm/core'
import type { Row } from '#kernel/database/columns.ts'
import type { Strength } from '#compliance/matching/kinds.ts'
import type { NameKind } from '#compliance/watchlists/entry.ts'
import type { ListSource } from '#compliance/watchlists/formats/formats.ts'
import type { ListType } from '#compliance/watchlists/sources.ts'
import type { EntrySnapshot, PepClass, PepRelation } from '#compliance/watchlists/entry-snapshot.ts'

export type MatchStatus = 'OPEN' | 'IN_REVIEW' | 'CONFIRMED' | 'FALSE_POSITIVE' | 'INCONCLUSIVE'

/** A list entry that may be the subject of a screening. `details`, the evidence, contains personal data and is encrypted. */
export const ScreeningMatch = defineEntity({
  name: 'ScreeningMatch',
  schema: 'compliance',
  tableName: 'screening_matches',
  properties: {
    workspaceId: p.uuid().primary(),
    id: p.uuid().primary(),
    screeningId: p.uuid(),
    /** Creation time of the screening, the sort key of screening lists. */
    screeningAt: p.datetime(),
    /** Subject of the match; null for a payment or a screening without a subject. */
    subjectId: p.uuid().strictNullable(),
    position: p.integer(),
    source: p.text().$type<ListSource>(),
    listType: p.text().$type<ListType>(),
    entryId: p.text(),
    entryHash: p.text(),
    partyKey: p.text(),
    matchedName: p.text(),
    matchedNameKind: p.text().$type<NameKind>(),
    score: p.double().$type<number>(),
    strength: p.text().$type<Strength>(),
    details: p.text().strictNullable(),
    snapshot: p.json<EntrySnapshot>(),
    pepClass: p.text().$type<PepClass>().strictNullable(),
    pepRelation: p.text().$type<PepRelation>().strictNullable(),
    status: p.text().$type<MatchStatus>(),
    reasonCode: p.text().strictNullable(),
    note: p.text().strictNullable(),
    resolvedBy: p.text().strictNullable(),
    /** The API key that acted for this person; null when a staff member resolved it. */
    resolvedByKey: p.uuid().strictNullable(),
    resolvedAt: p.datetime().strictNullable(),
    /** The match of an earlier screening whose resolution carried over; null when it was resolved here. */
    carriedFrom: p.uuid().strictNullable(),
    /** Time of the last status change, in this screening or in the one it carried over from. */
    statusChangedAt: p.datetime(),
    createdAt: p.datetime(),
  },
})

export type ScreeningMatchRow = Row<typeof ScreeningMatch>
