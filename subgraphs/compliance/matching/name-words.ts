import type { EntryType } from '#compliance/watchlists/entry.ts'
import { APOSTROPHES } from './spellings.ts'

/** Names are cut to this many tokens, since the time of a comparison is quadratic. */
export const TOKENS_MAX = 24
export const TEXT_MAX = 400
/** Limit before invisible characters are removed. */
export const WRITTEN_MAX = 2_000
export const WORD_MAX = 40

const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu
/** Marks beyond three on one letter, which no script uses. */
const PILED = /(?<=\p{M}{3})\p{M}+/gu
const INITIALISM = /(?<![\p{L}\p{N}])(?:\p{L}\.\s?){1,7}\p{L}(?:\.|(?![\p{L}\p{N}]))/gu
const JOINED = /(\p{Ll}{3})(\p{Lu}\p{Ll}|\p{Lu}{2,}(?!\p{Ll}))/gu
const WORDS = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu

/** M/V, M.T. and the like before the name of a vessel. */
const SLASHED_PREFIX = /^\s*(\p{L})\s*[/.]\s*(\p{L})\.?(?=\s)/gu
/** The registration mark of an aircraft, which is one word. */
const TAIL_NUMBER = /(?<![\p{L}\p{N}])[A-Z\d]{1,3}-[A-Z\d]{2,5}(?![\p{L}\p{N}])/giu
const NEVER = /(?!)/gu

export const isPersonal = (type: EntryType): boolean => type === 'INDIVIDUAL'

/** Digits and signs in a personal name that replace similar-looking letters. */
const DISGUISED =
  /(?<=\p{Script=Latin}[013457@$]*)[013457@$](?=[013457@$]*(?:\p{Script=Latin}|$|\s))|(?<![\p{L}\p{N}])[013457@$](?=\p{Script=Latin}{2})/gu
const LOOKS_LIKE: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
}
const replaceLookalikes = (text: string): string => text.replace(DISGUISED, sign => LOOKS_LIKE[sign]!)

/** The words of a name without invisible characters, with words joined that are separate only in appearance. */
export function wordsOf(name: string, type: EntryType): string[] {
  const plain = name
    .slice(0, WRITTEN_MAX)
    .replace(APOSTROPHES, '')
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .replace(PILED, '')
    .slice(0, TEXT_MAX)
  const joined = isPersonal(type)
    ? replaceLookalikes(plain)
    : plain
        .replace(/\bU\.\s?S\.(?:\s?A\.)?/g, 'United States ')
        .replace(/\bU\.\s?K\./g, 'United Kingdom ')
        .replace(/%/g, ' percent ')
        .replace(type === 'VESSEL' ? SLASHED_PREFIX : NEVER, '$1$2 ')
        .replace(type === 'AIRCRAFT' ? TAIL_NUMBER : NEVER, mark => mark.replace('-', ''))
        .replace(INITIALISM, letters => `${letters.replace(/[.\s]/g, '')} `)
  return withoutRepeatedName(
    (joined.replace(/&/g, ' and ').replace(JOINED, '$1 $2').match(WORDS) ?? [])
      .map(word => word.slice(0, WORD_MAX))
      .slice(0, 2 * TOKENS_MAX),
  )
}

/** Removes repetitions of a whole name; the same word twice can be a real name and stays. */
function withoutRepeatedName(words: string[]): string[] {
  for (let size = 1; size <= words.length / 2; size++) {
    if (size === 1 && words.length === 2) continue
    if (words.every((word, at) => word === words[at % size])) return words.slice(0, size)
  }
  return words
}
