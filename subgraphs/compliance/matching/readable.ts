import { readingsOf } from './scripts/readings.ts'
import { APOSTROPHES } from './spellings.ts'
import { TEXT_MAX, TOKENS_MAX, WORD_MAX } from './name-words.ts'

const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu
/** Unassigned, private-use and surrogate characters, which have no known appearance. */
const UNKNOWN = /[\p{Cn}\p{Co}\p{Cs}]/u
const WORDS = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu
/** Letters of a script; Common and Inherited characters, such as vowel length marks, are read together with other letters. */
const LETTER = /(?=\p{L})[^\p{Script=Common}\p{Script=Inherited}]/u

/**
 * Whether the whole name can be compared: it has letters, every word is in a supported script, and nothing is cut off for
 * its length. Only for such a name does the lack of hits clear the party.
 */
export function isFullyReadable(name: string): boolean {
  const text = name.normalize('NFKC').replace(INVISIBLE, '').replace(APOSTROPHES, '')
  if (UNKNOWN.test(text) || text.length > TEXT_MAX) return false
  const words = text.match(WORDS) ?? []
  const lettered = words.filter(word => LETTER.test(word))
  return (
    lettered.length > 0 &&
    words.length <= TOKENS_MAX &&
    words.every(word => word.length <= WORD_MAX) &&
    lettered.every(isRead)
  )
}

const isRead = (word: string): boolean => readingsOf([word])[0]!.some(({ latin }) => /[a-z]/.test(latin))
