import { newId } from '#kernel/id.ts'
import type { PaymentPolicy } from '#compliance/entities/screening-policy.ts'
import { refuse } from '#compliance/errors.ts'
import type { Comparison } from '#compliance/matching/kinds.ts'
import type { SearchHit } from '#compliance/searching/searcher.ts'
import type { WatchlistEntry } from '#compliance/watchlists/entry.ts'
import {
  identityHash,
  pepRelation,
  snapshotOf,
  type EntrySnapshot,
  type PepClass,
  type PepRelation,
} from '#compliance/watchlists/entry-snapshot.ts'
import type { ListSource } from '#compliance/watchlists/formats/formats.ts'
import { partyKeys } from '#compliance/watchlists/party-keys.ts'
import { pepClass } from '#compliance/watchlists/pep-class.ts'
import { SOURCES, type ListType } from '#compliance/watchlists/sources.ts'
import { keyOf } from '#compliance/watchlists/store/load-entries.ts'

/** A list entry that may be the subject, in the form that is stored. */
export interface FoundMatch {
  readonly id: string
  readonly source: ListSource
  readonly listType: ListType
  readonly entryId: string
  readonly entryHash: string
  readonly partyKey: string
  readonly comparison: Comparison
  readonly snapshot: EntrySnapshot
  readonly pepClass: PepClass | null
  readonly pepRelation: PepRelation | null
}

/** Maximum number of stored matches per list type, those with the highest scores. Separate limits keep PEP matches from displacing sanctions matches. */
export const MATCHES_MAX = 100

/** The hits of each list type that are stored, from hits in descending order of score. */
export function selectBestHits(hits: readonly SearchHit[]): SearchHit[] {
  const counts = { SANCTIONS: 0, PEP: 0 }
  return hits.filter(({ source }) => ++counts[SOURCES[source].type] <= MATCHES_MAX)
}

/** Builds the matches from hits and their entries. */
export function buildMatches(
  hits: readonly SearchHit[],
  entries: ReadonlyMap<string, WatchlistEntry>,
  { homeCountry }: Pick<PaymentPolicy, 'homeCountry'>,
): FoundMatch[] {
  const listed = hits.map(hit => ({
    source: hit.source,
    entryId: hit.entryId,
    entry: entries.get(keyOf(hit)),
  }))
  const keys = partyKeys(listed)
  return hits.map(({ source, entryId, comparison }, index) => {
    const entry = listed[index]!.entry
    if (!entry)
      throw refuse('SCREENING_UNAVAILABLE', {
        message: 'A list was replaced during the search.',
        retryAfterS: 1,
      })
    const listType = SOURCES[source].type
    return {
      id: newId(),
      source,
      listType,
      entryId,
      comparison,
      entryHash: identityHash(entry),
      partyKey: keys[index]!,
      snapshot: snapshotOf(entry),
      pepClass: listType === 'PEP' ? pepClass({ source }, entry, { homeCountry, entries }) : null,
      pepRelation: listType === 'PEP' ? pepRelation(entry) : null,
    }
  })
}
