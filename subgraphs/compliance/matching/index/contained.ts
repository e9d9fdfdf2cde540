import type { Aligned } from '#compliance/matching/alignment.ts'
import { nameLikeness } from '#compliance/matching/name-likeness.ts'
import type { EntryType } from '#compliance/watchlists/entry.ts'
import type { Token, Tokens } from '#compliance/matching/token.ts'
import { COMMON_NAMES } from '#compliance/matching/tables/given-names.ts'
import { likeWords, wantedIn, wordAt, type Searching, type Wanted } from './candidates.ts'
import { isKeyed } from './keys.ts'

/** Minimum similarity for words that are spelled or sound the same; a lower one counts as another word. */
const ALIKE = 0.94
const SLACK = 0.001
/** Words with this many letters count at any position; with fewer letters they must be adjacent and in listed order. */
const LETTERS_ANYWHERE = 10
const LETTERS_MIN = 8

/** All readings of a name, forwards and backwards. */
export interface Directions {
  readonly forwards: readonly Tokens[]
  readonly backwards: readonly Tokens[]
}

/** Listed names of a party type whose words all occur in a longer name, in any order. Time grows with the postings of its words. */
export function containedNames(
  search: Searching,
  { forwards, backwards }: Directions,
  kind: number,
): number[] {
  const { index, gathered, seen } = search
  const met = new Set<number>()
  let touched = 0
  const markCovered = (wanted: Wanted): void => {
    const like = likeWords(search, wanted)
    for (let at = 0; at < like.length; at += 2) {
      const word = like[at]!
      if (like[at + 1]! < ALIKE || met.has(word)) continue
      met.add(word)
      const { weight } = wordAt(search, word)
      for (let post = index.postingStarts[word]!; post < index.postingStarts[word + 1]!; post++) {
        const name = index.postings[post]!
        if (gathered[name] === 0) seen[touched++] = name
        gathered[name]! += weight
      }
    }
  }
  for (const tokens of forwards) for (const wanted of wantedIn(search, tokens)) markCovered(wanted)
  for (const tokens of backwards)
    for (const token of tokens)
      if (isKeyed(token)) markCovered({ token, weight: token.weight, reach: 'EXACT' })
  const names: number[] = []
  for (let at = 0; at < touched; at++) {
    const name = seen[at]!
    if (
      gathered[name]! >= index.nameWeights[name]! - SLACK &&
      index.partyKinds[index.nameParties[name]!] === kind
    )
      names.push(name)
    gathered[name] = 0
  }
  return names
}

type RequiredPosition = 'ANYWHERE' | 'SIDE_BY_SIDE' | 'NOWHERE'

const isOwn = ({ kind }: Token): boolean => kind === 'NAME' || kind === 'PATRONYMIC'

/**
 * Where the words of a listed name must occur in another name to rule out coincidence. Legal forms, titles, particles and initials
 * do not count. A single word suffices if it is long and not a common name; common names must be adjacent and in order.
 */
export function requiredPositionOf(listed: Tokens): RequiredPosition {
  const words = listed.filter(isKeyed)
  const own = words.filter(isOwn)
  const isCommon = own.every(({ canonical }) => COMMON_NAMES.has(canonical))
  const letters = lettersIn(own)
  if (own.length === 1 && letters < LETTERS_ANYWHERE)
    return words.length > 1 && !isCommon && lettersIn(words) >= LETTERS_MIN ? 'SIDE_BY_SIDE' : 'NOWHERE'
  if (letters >= LETTERS_ANYWHERE) return !isCommon ? 'ANYWHERE' : own.length > 1 ? 'SIDE_BY_SIDE' : 'NOWHERE'
  return letters >= LETTERS_MIN && !isCommon ? 'SIDE_BY_SIDE' : 'NOWHERE'
}

const lettersIn = (words: Tokens): number => words.reduce((letters, { text }) => letters + text.length, 0)

/** The words of a name that cover all words of a listed name; undefined when a word is missing or not in the required position. */
export function wordsWithin(
  { forwards, backwards }: Directions,
  listed: Tokens,
  type: EntryType,
): Tokens | undefined {
  const required = requiredPositionOf(listed)
  if (required === 'NOWHERE') return undefined
  for (const reading of [...forwards, ...backwards]) {
    const found = findCovering(reading, listed, type)
    if (found !== undefined && (required === 'ANYWHERE' || found.isSideBySide)) return found.words
  }
  const [ahead, back] = [forwards[0], backwards[0]]
  if (required === 'SIDE_BY_SIDE' || ahead === undefined || ahead.length !== back?.length) return undefined
  const words = findCovering([...ahead, ...back], listed, type)?.words
  // Some words may read forwards and others backwards, but no word in both directions.
  return words?.every(
    word => !ahead.includes(word) || !words.includes(back.at(-1 - ahead.indexOf(word))!),
  ) === true
    ? words
    : undefined
}

interface Covering {
  readonly words: Tokens
  readonly isSideBySide: boolean
}

function findCovering(reading: Tokens, listed: Tokens, type: EntryType): Covering | undefined {
  const { aligned } = nameLikeness(reading, listed, type)
  const isFound = ({ one, other, score }: Aligned): boolean =>
    one !== undefined && other !== undefined && score >= ALIKE
  if (aligned.some(pair => pair.other !== undefined && isKeyed(pair.other) && !isFound(pair)))
    return undefined
  const own = aligned.filter(({ one }) => one !== undefined && isKeyed(one))
  const [from, to] = [own.findIndex(isFound), own.findLastIndex(isFound)]
  const between = own.slice(from, to + 1)
  return {
    words: aligned.filter(isFound).map(({ one }) => one!),
    isSideBySide: between.every(
      (pair, at) => isFound(pair) && (at === 0 || pair.index! > between[at - 1]!.index!),
    ),
  }
}
