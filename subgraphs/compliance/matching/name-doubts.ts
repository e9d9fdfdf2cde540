import type { EntryType } from '#compliance/watchlists/entry.ts'
import type { Aligned } from './alignment.ts'
import { isCommonWord, isSyllable } from './common-words.ts'
import type { Token } from './token.ts'

/** Whether a name alone does not identify a person, because its words are common, or because it lacks a word of the listed name. */
export interface NameDoubts {
  readonly isCommon: boolean
  readonly isPartial: boolean
}

const NONE: NameDoubts = { isCommon: false, isPartial: false }

/** Weight from which a word counts as a word of the name. */
const WORD_WEIGHT_MIN = 0.3
/** Similarity from which two words are the same word, also when one of them is mistyped. */
const SAME_WORD = 0.7
/** Words from two scripts agree too easily, so they must sound the same. */
const SAME_WORD_ACROSS_SCRIPTS = 0.9

const isPersonal = ({ kind, weight }: Token): boolean =>
  (kind === 'NAME' || kind === 'PATRONYMIC') && weight >= WORD_WEIGHT_MIN

interface SameWord {
  readonly one: Token
  readonly other: Token
}

const sameWords = (aligned: readonly Aligned[]): SameWord[] =>
  aligned.flatMap(({ one, other, score, how }) =>
    one !== undefined &&
    other !== undefined &&
    isPersonal(one) &&
    isPersonal(other) &&
    score >= (how === 'TRANSLIT' ? SAME_WORD_ACROSS_SCRIPTS : SAME_WORD)
      ? [{ one, other }]
      : [],
  )

/** Names of so many common words are rare as a whole. */
const COMMON_WORDS_MIN = 3

/** Whether the words that agree are too common to identify a person. */
function isCommonName(aligned: readonly Aligned[]): boolean {
  const same = sameWords(aligned)
  if (same.some(({ one, other }) => !isCommonWord(one) && !isCommonWord(other))) return false
  const isWhole = aligned.every(
    ({ one, other }) => (one !== undefined && other !== undefined) || !isPersonal((one ?? other)!),
  )
  const words = same.filter(({ one, other }) => !isSyllable(one) && !isSyllable(other))
  return !isWhole || words.length < COMMON_WORDS_MIN
}

/** A patronymic is left out in daily use; every other word without counterpart, or with its initial alone, is missing. */
const isMissing = ({ one, other }: Aligned): boolean =>
  other?.kind === 'NAME' && other.weight >= WORD_WEIGHT_MIN && (one === undefined || one.kind === 'INITIAL')

/** Doubts about a person who matches by the name; other parties have names that are chosen to be distinct. */
export function nameDoubts(aligned: readonly Aligned[], type: EntryType): NameDoubts {
  if (type !== 'INDIVIDUAL') return NONE
  return { isCommon: isCommonName(aligned), isPartial: aligned.some(isMissing) }
}
