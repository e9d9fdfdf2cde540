import { ZONE_ALPHABET } from './glyphs.ts'

/** A: letters, D: digits, S: sex, N: any character. Fillers may stand everywhere. */
type CharacterClass = 'A' | 'D' | 'S' | 'N'

const repeat = (one: CharacterClass, times: number): string => one.repeat(times)

/** Number, nationality, birth date, sex and expiry date with their check digits: line 2 of all two-line formats of ICAO. */
const PERSON = `${repeat('N', 9)}D${repeat('A', 3)}${repeat('D', 7)}S${repeat('D', 7)}`

const TD1 = [
  `${repeat('N', 2)}${repeat('A', 3)}${repeat('N', 25)}`,
  `${repeat('D', 7)}S${repeat('D', 7)}${repeat('A', 3)}${repeat('N', 11)}D`,
  repeat('A', 30),
]
const FRENCH_CARD = [
  `${repeat('A', 30)}${repeat('N', 6)}`,
  `${repeat('N', 12)}D${repeat('A', 14)}${repeat('D', 7)}SD`,
]
const twoLines = (length: number): readonly string[] => [
  repeat('A', length),
  `${PERSON}${repeat('N', length - PERSON.length)}`,
]

/** The class of characters of each position. */
export function classesOf(lines: number, length: number, isFrenchCard: boolean): readonly string[] {
  if (lines === 3) return TD1
  return isFrenchCard && length === 36 ? FRENCH_CARD : twoLines(length)
}

const MEMBERS: Readonly<Record<CharacterClass, RegExp>> = { A: /[A-Z<]/, D: /[0-9<]/, S: /[MFX<]/, N: /./ }

const membersOf = (name: CharacterClass): readonly boolean[] =>
  Array.from(ZONE_ALPHABET, each => MEMBERS[name].test(each))

const membership: Readonly<Record<CharacterClass, readonly boolean[]>> = {
  A: membersOf('A'),
  D: membersOf('D'),
  S: membersOf('S'),
  N: membersOf('N'),
}

/** Whether the character with this index in the zone's alphabet belongs to the class. */
export const isMember = (name: string, character: number): boolean =>
  membership[name as CharacterClass][character]!
