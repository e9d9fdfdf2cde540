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
