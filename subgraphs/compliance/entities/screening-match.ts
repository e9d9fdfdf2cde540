import { defineEntity, p } from '@mikro-orm/core'
import type { NameKind, Strength } from '../matching/kinds.ts'
import type { ListSource } from '../watchlists/formats/formats.ts'
import type { ListType } from '../watchlists/sources.ts'
import type { EntrySnapshot, PepClass, PepRelation } from '../screening/entry-snapshot.ts'

export type MatchStatus = 'OPEN' | 'IN_REVIEW' | 'CONFIRMED' | 'FALSE_POSITIVE' | 'INCONCLUSIVE'

/** An entry that may be the subject of a screening. `details`, the evidence, repeats what is known of the subject and is sealed. */
export const ScreeningMatch = defineEntity({
  name: 'ScreeningMatch',
  schema: 'compliance',
  tableName: 'screening_matches',
  properties: {
    workspaceId: p.uuid().primary(),
    id: p.uuid().primary(),
    screeningId: p.uuid(),
    /** When its screening was asked for, by which lists of screenings are ordered. */
    screeningAt: p.datetime(),
    /** Whose match it is; null where it is nobody's, or a payment's. */
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
    /** The key that acted for this person; null where staff resolved it. */
    resolvedByKey: p.uuid().strictNullable(),
    resolvedAt: p.datetime().strictNullable(),
    /** The match of an earlier screening of which this was said. */
    carriedFrom: p.uuid().strictNullable(),
    /** When its status was last said, in this screening or in the earlier one. */
    saidAt: p.datetime(),
    createdAt: p.datetime(),
  },
})
