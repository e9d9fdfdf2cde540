import anyAscii from 'any-ascii'

/** Unicode blocks of the Indic scripts have 128 code points in the same order, so the offsets of Devanagari apply to all. */
const FIRST = 0x900
const LAST = 0xdff
const VIRAMA = 0x4d

const isConsonant = (offset: number): boolean =>
  (offset >= 0x15 && offset <= 0x39) || (offset >= 0x58 && offset <= 0x5f)
const isVowelSign = (offset: number): boolean => offset >= 0x3e && offset <= 0x4c

/** A consonant without a vowel sign has an inherent a, except at the end of a word. */
export function romaniseIndic(word: string): string {
  const letters = [...word.normalize('NFC')]
  let latin = ''
  for (const [at, letter] of letters.entries()) {
    const code = letter.codePointAt(0)!
    latin += anyAscii(letter).toLowerCase()
    if (code < FIRST || code > LAST || !isConsonant((code - FIRST) % 0x80)) continue
    const next = letters[at + 1]?.codePointAt(0)
    const sign = next === undefined ? undefined : (next - FIRST) % 0x80
    const isFollowed = sign !== undefined && (sign === VIRAMA || sign === 0x3c || isVowelSign(sign))
    if (next !== undefined && !isFollowed) latin += 'a'
  }
  return latin
}

/** Thai writes five vowels before the consonant after which they are spoken. */
export const romaniseThai = (word: string): string =>
  anyAscii(word.replace(/([เแโใไ])([ก-ฮ])/gu, '$2$1')).toLowerCase()
