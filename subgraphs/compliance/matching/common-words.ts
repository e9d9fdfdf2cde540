import { COMMON_NAMES, SPELLING_OF } from './tables/given-names.ts'
import { EAST_ASIAN_SYLLABLE, WIDESPREAD_NAMES } from './tables/widespread-names.ts'
import type { Token } from './token.ts'

const WIDESPREAD: ReadonlySet<string> = new Set(
  [...WIDESPREAD_NAMES].map(name => SPELLING_OF.get(name) ?? name),
)

/** Readings of Chinese and Korean characters are syllables that very many names share. */
const SYLLABIC = /[\p{Script=Han}\p{Script=Hangul}]/u

export const isSyllable = ({ text, written }: Token): boolean =>
  EAST_ASIAN_SYLLABLE.test(text) || SYLLABIC.test(written)

const known = new WeakMap<Token, boolean>()

/** Whether so many people have the name that it hardly distinguishes them. */
export function isCommonWord(token: Token): boolean {
  let isCommon = known.get(token)
  if (isCommon === undefined) {
    isCommon = COMMON_NAMES.has(token.canonical) || WIDESPREAD.has(token.canonical) || isSyllable(token)
    known.set(token, isCommon)
  }
  return isCommon
}
