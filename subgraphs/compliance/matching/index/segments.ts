import type { PreparedParty } from '#compliance/matching/prepared.ts'
import { SPELLING_OF } from '#compliance/matching/tables/given-names.ts'
import { LEGAL_FORMS, PARTICLES, TITLES } from '#compliance/matching/tables/words.ts'
import type { Token, Tokens } from '#compliance/matching/token.ts'
import { tokensOf } from '#compliance/matching/tokens.ts'
import { firstOf, hashOf, type MatchIndex } from './layout.ts'

const PIECE_LENGTH_MIN = 2
/** Shorter words are not split, since their pieces occur in almost any word. */
const LETTERS_MIN = 10

/** Whether a word is long enough to be several words written as one. */
export const isSplittable = ({ kind, text }: Token): boolean => kind === 'NAME' && text.length >= LETTERS_MIN

export const isInVocabulary = (index: MatchIndex, text: string): boolean => {
  const hash = hashOf(`=${SPELLING_OF.get(text) ?? text}`)
  return index.keyHashes[firstOf(index.keyHashes, hash)] === hash
}

/** Whether letters of a word may be left over. Leaving letters out makes a name more similar to others, so only the search for contained names allows it. */
export type Segments = 'WHOLE' | 'PARTIAL'

interface Parting {
  readonly words: readonly string[]
  readonly unknown: number
}

/** Splits a long word into the fewest vocabulary words that leave the fewest letters over; undefined when there is no such split. */
export function segmentsOf(
  index: MatchIndex,
  text: string,
  segments: Segments,
): readonly string[] | undefined {
  if (text.length < LETTERS_MIN || isInVocabulary(index, text)) return undefined
  const best: Parting[] = [{ words: [], unknown: 0 }]
  for (let end = 1; end <= text.length; end++) {
    const before = best[end - 1]!
    let found: Parting = { words: before.words, unknown: before.unknown + 1 }
    for (let start = 0; start <= end - PIECE_LENGTH_MIN; start++) {
      const { words, unknown } = best[start]!
      if (unknown > found.unknown || (unknown === found.unknown && words.length + 1 >= found.words.length))
        continue
      const piece = text.slice(start, end)
      if (PARTICLES.has(piece) || LEGAL_FORMS.has(piece) || TITLES.has(piece) || isInVocabulary(index, piece))
        found = { words: [...words, piece], unknown }
    }
    best.push(found)
  }
  const { words, unknown } = best[text.length]!
  return words.length > 0 && (unknown === 0 || (segments === 'PARTIAL' && unknown * 2 < text.length))
    ? words
    : undefined
}

/** Adds a reading to each name that contains several vocabulary words written as one. */
export function withSegments(index: MatchIndex, prepared: PreparedParty, segments: Segments): PreparedParty {
  let isChanged = false
  const names = prepared.names.map(each => {
    const parted = each.readings.flatMap((reading): readonly Tokens[] => {
      const words = reading.map(
        token =>
          (isSplittable(token) ? segmentsOf(index, token.text, segments)?.join(' ') : undefined) ??
          token.text,
      )
      return words.some((word, at) => word !== reading[at]!.text)
        ? tokensOf(words.join(' '), prepared.party.type).slice(0, 1)
        : []
    })
    isChanged ||= parted.length > 0
    return parted.length === 0 ? each : { ...each, readings: [...each.readings, ...parted] }
  })
  return isChanged ? { party: prepared.party, names } : prepared
}
