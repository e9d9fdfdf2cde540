import type { MatchParty } from '#compliance/matching/kinds.ts'

export { listedParty } from '#tools/listed-party.ts'

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
