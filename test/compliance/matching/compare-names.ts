import { compareParties } from '#compliance/matching/compare.ts'
import type { Comparison, MatchParty } from '#compliance/matching/kinds.ts'
import type { EntryType } from '#compliance/watchlists/entry.ts'
import { partyNamed } from '#test/compliance/parties.ts'

export const party = (name: string, type: EntryType = 'INDIVIDUAL'): MatchParty => partyNamed(name, { type })

export const compare = (one: string, other: string, type: EntryType = 'INDIVIDUAL'): Comparison =>
  compareParties(party(one, type), party(other, type))
export const score = (one: string, other: string, type: EntryType = 'INDIVIDUAL'): number =>
  compare(one, other, type).score
