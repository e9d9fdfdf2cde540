import { readingsOf } from './readings.ts'
import { APOSTROPHES } from './spellings.ts'
import { TEXT_MAX, TOKENS_MAX, WORD_MAX } from './tokens.ts'

const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu
/** Nobody can say what these look like. */
const UNKNOWN = /[\p{Cn}\p{Co}\p{Cs}]/u
const WORDS = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu
/** Letters of a script; marks that stand alone, such as what lengthens a vowel, are read with others. */
const LETTER = /(?=\p{L})[^\p{Script=Common}\p{Script=Inherited}]/u

/**
 * Whether all of a name can be compared: there are letters, each word of letters is of a script that is read, and nothing is cut off for
 * its length. That a search finds nobody says something of such a name alone.
 */
export function isFullyReadable(name: string): boolean {
  const text = name.normalize('NFKC').replace(INVISIBLE, '').replace(APOSTROPHES, '')
  if (UNKNOWN.test(text) || text.length > TEXT_MAX) return false
  const words = text.match(WORDS) ?? []
  const lettered = words.filter(word => LETTER.test(word))
  return lettered.length > 0 && words.length <= TOKENS_MAX && words.every(word => word.length <= WORD_MAX) && lettered.every(isRead)
}

const isRead = (word: string): boolean => readingsOf([word])[0]!.some(({ latin }) => /[a-z]/.test(latin))
