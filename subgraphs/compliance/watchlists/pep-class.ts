import type { EntryPosition, WatchlistEntry } from './entry.ts'
import { keyOf, type EntryKey } from '#compliance/watchlists/store/load-entries.ts'
import { closeTo, pepRelation, type PepClass } from './entry-snapshot.ts'

interface PepContext {
  /** The home country of the workspace; null when it is not set. */
  readonly homeCountry: string | null
  /** Entries by `keyOf`, including the office holders related to the party. */
  readonly entries: ReadonlyMap<string, WatchlistEntry>
}

/** In descending order of due diligence. */
const CARE: readonly PepClass[] = ['FOREIGN', 'INTERNATIONAL_ORG', 'DOMESTIC']

const strictest = (classes: readonly PepClass[]): PepClass | undefined =>
  CARE.find(each => classes.includes(each))

/**
 * Classifies the office relative to the home country of the workspace. The result is FOREIGN, which requires the most due diligence,
 * when either country is unknown or any of several offices is foreign. Relatives and associates get the class of the office holder.
 */
export function pepClass(
  { source }: Pick<EntryKey, 'source'>,
  entry: WatchlistEntry,
  { homeCountry, entries }: PepContext,
): PepClass {
  if (pepRelation(entry) === 'SELF') return officeClass(entry, homeCountry)
  const holders = closeTo(entry).flatMap(entryId => entries.get(keyOf({ source, entryId })) ?? [])
  return strictest(holders.map(holder => officeClass(holder, homeCountry))) ?? 'FOREIGN'
}

function officeClass({ positions, nationalities }: WatchlistEntry, homeCountry: string | null): PepClass {
  const ofCountry = (country: string): PepClass => (country === homeCountry ? 'DOMESTIC' : 'FOREIGN')
  const classes = positions.flatMap(({ country, topics }: EntryPosition): PepClass[] => {
    if (topics?.includes('gov.igo')) return ['INTERNATIONAL_ORG']
    return country === undefined ? [] : [ofCountry(country)]
  })
  return (
    strictest(classes) ??
    (homeCountry !== null && nationalities.includes(homeCountry) ? 'DOMESTIC' : 'FOREIGN')
  )
}
