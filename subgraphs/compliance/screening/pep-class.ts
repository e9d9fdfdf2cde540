import type { EntryPosition, WatchlistEntry } from '../watchlists/entry.ts'
import { keyOf, type EntryKey } from './entries.ts'
import { closeTo, pepRelation, type PepClass } from './entry-snapshot.ts'

interface SeenFrom {
  /** The workspace's own country; null where it has told none. */
  readonly homeCountry: string | null
  /** Entries by `keyOf`, also those that the party is tied to. */
  readonly entries: ReadonlyMap<string, WatchlistEntry>
}

/** What asks for the most care comes first. */
const CARE: readonly PepClass[] = ['FOREIGN', 'INTERNATIONAL_ORG', 'DOMESTIC']

const strictest = (classes: readonly PepClass[]): PepClass | undefined => CARE.find(each => classes.includes(each))

/**
 * What kind of office it is, as seen from the workspace's own country; where either country is not known it counts as foreign,
 * which asks for more care, and so does one of several offices that is. Relatives and associates are what those are whom they are close to.
 */
export function pepClass({ source }: Pick<EntryKey, 'source'>, entry: WatchlistEntry, { homeCountry, entries }: SeenFrom): PepClass {
  if (pepRelation(entry) === 'SELF') return officeClass(entry, homeCountry)
  const holders = closeTo(entry).flatMap(entryId => entries.get(keyOf({ source, entryId })) ?? [])
  return strictest(holders.map(holder => officeClass(holder, homeCountry))) ?? 'FOREIGN'
}

function officeClass({ positions, nationalities }: WatchlistEntry, homeCountry: string | null): PepClass {
  const ofCountry = (country: string): PepClass => (country === homeCountry ? 'DOMESTIC' : 'FOREIGN')
  const told = positions.flatMap(({ country, topics }: EntryPosition): PepClass[] => {
    if (topics?.includes('gov.igo')) return ['INTERNATIONAL_ORG']
    return country === undefined ? [] : [ofCountry(country)]
  })
  return strictest(told) ?? (homeCountry !== null && nationalities.includes(homeCountry) ? 'DOMESTIC' : 'FOREIGN')
}
