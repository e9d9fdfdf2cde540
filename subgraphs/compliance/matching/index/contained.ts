import { nameLikeness, type Aligned } from '../name-likeness.ts'
import type { EntryType } from '../kinds.ts'
import type { Token, Tokens } from '../tokens.ts'
import { COMMON_NAMES } from '../tables/given-names.ts'
import { likeWords, wantedIn, wordAt, type Searching, type Wanted } from './candidates.ts'
import { isKeyed } from './keys.ts'

/** Words that are spelled or sound the same; a likeness below that is another word among several. */
const ALIKE = 0.94
const SLACK = 0.001
/** As many letters are no coincidence, wherever the words stand; fewer have to stand as they are listed. */
const LETTERS_ANYWHERE = 10
const LETTERS_LEAST = 8

/** A name forwards, in all readings, and from its end to its start. */
export interface Directions {
  readonly forwards: readonly Tokens[]
  readonly backwards: readonly Tokens[]
}

/** Listed names of a kind of party whose words all stand among those of a longer name, in whatever order. Costs what the postings of its words do. */
export function containedNames(search: Searching, { forwards, backwards }: Directions, kind: number): number[] {
  const { index, gathered, seen } = search
  const met = new Set<number>()
  let touched = 0
  const cover = (wanted: Wanted): void => {
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
  for (const tokens of forwards) for (const wanted of wantedIn(search, tokens)) cover(wanted)
  for (const tokens of backwards) for (const token of tokens) if (isKeyed(token)) cover({ token, weight: token.weight, reach: 'EXACT' })
  const names: number[] = []
  for (let at = 0; at < touched; at++) {
    const name = seen[at]!
    if (gathered[name]! >= index.nameWeights[name]! - SLACK && index.partyKinds[index.nameParties[name]!] === kind) names.push(name)
    gathered[name] = 0
  }
  return names
}

type Standing = 'ANYWHERE' | 'SIDE_BY_SIDE' | 'NOWHERE'

const isOwn = ({ kind }: Token): boolean => kind === 'NAME' || kind === 'PATRONYMIC'

/**
 * Where the words of a listed name have to stand in another one to be told from coincidence. Legal forms, titles, particles and
 * initials count nowhere; one word is enough where it is long and no common name, and names that many bear have to stand in order.
 */
export function standingOf(listed: Tokens): Standing {
  const words = listed.filter(isKeyed)
  const own = words.filter(isOwn)
  const isCommon = own.every(({ canonical }) => COMMON_NAMES.has(canonical))
  const letters = lettersIn(own)
  if (own.length === 1 && letters < LETTERS_ANYWHERE) return words.length > 1 && !isCommon && lettersIn(words) >= LETTERS_LEAST ? 'SIDE_BY_SIDE' : 'NOWHERE'
  if (letters >= LETTERS_ANYWHERE) return !isCommon ? 'ANYWHERE' : own.length > 1 ? 'SIDE_BY_SIDE' : 'NOWHERE'
  return letters >= LETTERS_LEAST && !isCommon ? 'SIDE_BY_SIDE' : 'NOWHERE'
}

const lettersIn = (words: Tokens): number => words.reduce((letters, { text }) => letters + text.length, 0)

/** The words of a name that are all the words of a listed one; undefined where they are not, or not where they have to be. */
export function wordsWithin({ forwards, backwards }: Directions, listed: Tokens, type: EntryType): Tokens | undefined {
  const standing = standingOf(listed)
  if (standing === 'NOWHERE') return undefined
  for (const reading of [...forwards, ...backwards]) {
    const found = covering(reading, listed, type)
    if (found !== undefined && (standing === 'ANYWHERE' || found.isSideBySide)) return found.words
  }
  const [ahead, back] = [forwards[0], backwards[0]]
  if (standing === 'SIDE_BY_SIDE' || ahead === undefined || ahead.length !== back?.length) return undefined
  const words = covering([...ahead, ...back], listed, type)?.words
  // Some words ahead and some back, but none in both directions.
  return words?.every(word => !ahead.includes(word) || !words.includes(back.at(-1 - ahead.indexOf(word))!)) === true ? words : undefined
}

interface Covering { readonly words: Tokens; readonly isSideBySide: boolean }

function covering(reading: Tokens, listed: Tokens, type: EntryType): Covering | undefined {
  const { aligned } = nameLikeness(reading, listed, type)
  const isFound = ({ one, other, score }: Aligned): boolean => one !== undefined && other !== undefined && score >= ALIKE
  if (aligned.some(pair => pair.other !== undefined && isKeyed(pair.other) && !isFound(pair))) return undefined
  const own = aligned.filter(({ one }) => one !== undefined && isKeyed(one))
  const [from, to] = [own.findIndex(isFound), own.findLastIndex(isFound)]
  const between = own.slice(from, to + 1)
  return {
    words: aligned.filter(isFound).map(({ one }) => one!),
    isSideBySide: between.every((pair, at) => isFound(pair) && (at === 0 || pair.place! > between[at - 1]!.place!)),
  }
}
