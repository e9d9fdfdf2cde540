import type { AllowedPairRow } from '#compliance/entities/allowed-pair.ts'
import type { SearchHit } from '#compliance/searching/searcher.ts'
import type { WatchlistEntry } from '#compliance/watchlists/entry.ts'
import { identityHash } from '#compliance/watchlists/entry-snapshot.ts'
import { keyOf, type EntryKey } from '#compliance/watchlists/store/load-entries.ts'

interface SuppressedHits {
  readonly remaining: readonly SearchHit[]
  readonly suppressed: number
  /** Ids of pairs whose entry has changed. */
  readonly outdatedPairIds: readonly string[]
}

/** Removes the hits that the pairs of a subject suppress; a pair applies only while its entry is unchanged. */
export function suppressHits(
  hits: readonly SearchHit[],
  pairs: readonly AllowedPairRow[],
  entries: ReadonlyMap<string, WatchlistEntry>,
): SuppressedHits {
  if (pairs.length === 0) return { remaining: hits, suppressed: 0, outdatedPairIds: [] }
  const outdated = new Set<string>()
  const remaining = hits.filter(hit => {
    const entry = entries.get(keyOf(hit))
    const concerned = pairs.filter(pair => isAboutEntry(pair, hit, entry))
    for (const pair of concerned) if (!isEntryUnchanged(pair, entry)) outdated.add(pair.id)
    return !concerned.some(pair => isEntryUnchanged(pair, entry))
  })
  return { remaining, suppressed: hits.length - remaining.length, outdatedPairIds: [...outdated] }
}

/** The number of distinct list entries that the pairs can suppress. */
export const countEntries = (pairs: readonly AllowedPairRow[]): number =>
  new Set(pairs.map(({ source, entryId }) => `${source} ${entryId}`)).size

/** Whether a pair concerns the entry. Former ids count as well, since lists give entries new ids. */
export const isAboutEntry = (
  pair: AllowedPairRow,
  { source, entryId }: EntryKey,
  entry: WatchlistEntry | undefined,
): boolean =>
  pair.source === source && (pair.entryId === entryId || entry?.formerIds.includes(pair.entryId) === true)

/** Whether the entry is unchanged since the analyst added the pair; false when the entry cannot be read. */
export const isEntryUnchanged = (pair: AllowedPairRow, entry: WatchlistEntry | undefined): boolean =>
  entry !== undefined && identityHash(entry) === pair.entryHash
