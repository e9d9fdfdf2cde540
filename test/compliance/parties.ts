import type { MatchParty } from '#compliance/matching/kinds.ts'
import type { WatchlistEntry } from '#compliance/watchlists/entry.ts'

/** A listed individual without any detail but those given. */
export const listedParty = (
  given: Partial<WatchlistEntry> & Pick<WatchlistEntry, 'id' | 'names'>,
): WatchlistEntry => ({
  type: 'INDIVIDUAL',
  datesOfBirth: [],
  nationalities: [],
  countries: [],
  placesOfBirth: [],
  addresses: [],
  identifiers: [],
  programs: [],
  titles: [],
  positions: [],
  relations: [],
  formerIds: [],
  references: [],
  ...given,
})

/** An individual with this primary name, to search for or to compare. */
export const partyNamed = (text: string, details: Partial<MatchParty> = {}): MatchParty => ({
  type: 'INDIVIDUAL',
  names: [{ text, kind: 'PRIMARY' }],
  datesOfBirth: [],
  nationalities: [],
  countries: [],
  identifiers: [],
  ...details,
})
