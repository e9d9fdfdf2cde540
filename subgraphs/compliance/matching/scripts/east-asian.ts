import anyAscii from 'any-ascii'
import { HANJA, JAPANESE_WORDS } from '#compliance/matching/tables/han.ts'

const INITIALS = [
  'k',
  'kk',
  'n',
  't',
  'tt',
  'r',
  'm',
  'p',
  'pp',
  's',
  'ss',
  '',
  'ch',
  'tch',
  'ch',
  'k',
  't',
  'p',
  'h',
] as const
const REVISED_INITIALS = [
  'g',
  'kk',
  'n',
  'd',
  'tt',
  'r',
  'm',
  'b',
  'pp',
  's',
  'ss',
  '',
  'j',
  'jj',
  'ch',
  'k',
  't',
  'p',
  'h',
] as const
const VOWELS = [
  'a',
  'ae',
  'ya',
  'yae',
  'o',
  'e',
  'yo',
  'ye',
  'o',
  'wa',
  'wae',
  'oe',
  'yo',
  'u',
  'wo',
  'we',
  'wi',
  'yu',
  'u',
  'ui',
  'i',
] as const
const REVISED_VOWELS = [
  'a',
  'ae',
  'ya',
  'yae',
  'eo',
  'e',
  'yeo',
  'ye',
  'o',
  'wa',
  'wae',
  'oe',
  'yo',
  'u',
  'wo',
  'we',
  'wi',
  'yu',
  'eu',
  'ui',
  'i',
] as const
const FINALS = [
  '',
  'k',
  'k',
  'k',
  'n',
  'n',
  'n',
  't',
  'l',
  'k',
  'm',
  'l',
  'l',
  'l',
  'p',
  'l',
  'm',
  'p',
  'p',
  't',
  't',
  'ng',
  't',
  't',
  'k',
  't',
  'p',
  't',
] as const

/** Customary Latin spellings of Korean family names, which follow no romanisation system. */
const FAMILIES: Readonly<Record<string, string>> = {
  김: 'kim',
  이: 'lee',
  리: 'ri',
  박: 'park',
  최: 'choi',
  정: 'jong',
  조: 'cho',
  강: 'kang',
  윤: 'yun',
  장: 'jang',
  임: 'im',
  림: 'rim',
  한: 'han',
  오: 'o',
  서: 'so',
  신: 'sin',
  권: 'kwon',
  황: 'hwang',
  안: 'an',
  송: 'song',
  류: 'ryu',
  유: 'yu',
  전: 'jon',
  홍: 'hong',
  고: 'ko',
  문: 'mun',
  양: 'yang',
  손: 'son',
  배: 'pae',
  백: 'paek',
  허: 'ho',
  노: 'ro',
  로: 'ro',
  심: 'sim',
  하: 'ha',
  주: 'ju',
  구: 'ku',
  곽: 'kwak',
}
const HANGUL_BASE = 0xac00

function syllable(letter: string, initials: readonly string[], vowels: readonly string[]): string {
  const code = letter.codePointAt(0)! - HANGUL_BASE
  if (code < 0 || code > 11_171) return anyAscii(letter).toLowerCase()
  const sound = `${initials[Math.floor(code / 588)]!}${vowels[Math.floor((code % 588) / 28)]!}${FINALS[code % 28]!}`
  // ㅈ is j in Pyongyang's passports as in Seoul's.
  return initials === INITIALS && [12].includes(Math.floor(code / 588)) ? `j${sound.slice(2)}` : sound
}

/** Romanises Hangul in the systems of North and South Korea, one word per syllable; the family name comes first. */
export function romaniseHangul(word: string): string[][] {
  const letters = [...word]
  const family = letters.length > 1 && letters.length < 5 ? FAMILIES[letters[0]!] : undefined
  const north = letters.map((letter, at) =>
    at === 0 && family !== undefined ? family : syllable(letter, INITIALS, VOWELS),
  )
  const south = letters.map((letter, at) =>
    at === 0 && family !== undefined ? family : syllable(letter, REVISED_INITIALS, REVISED_VOWELS),
  )
  return north.join() === south.join() ? [north] : [north, south]
}

/** Pinyin, and the Korean and Japanese readings when every character has one, since the language of a name is unknown. */
export function romaniseHan(word: string): string[][] {
  const letters = [...word]
  const readings = [letters.map(letter => anyAscii(letter).toLowerCase().trim())]
  const korean = letters.map(letter => HANJA[letter])
  if (letters.length <= 5 && korean.every(sound => sound !== undefined)) {
    readings.push(korean.map((sound, at) => (at === 0 ? (FAMILY_SOUNDS[sound] ?? sound) : sound)))
  }
  const japanese = letters.length <= 6 ? japaneseWords(word) : undefined
  if (japanese !== undefined) readings.push(japanese)
  return readings
}

const FAMILY_SOUNDS: Readonly<Record<string, string>> = {
  gim: 'kim',
  i: 'lee',
  bak: 'park',
  choe: 'choi',
  gang: 'kang',
  go: 'ko',
  gwon: 'kwon',
}

/** Splits the word into the longest words of the table; undefined when a part is missing. */
function japaneseWords(word: string): string[] | undefined {
  const found: string[] = []
  for (let at = 0; at < word.length;) {
    const length = [4, 3, 2, 1].find(
      size => at + size <= word.length && JAPANESE_WORDS[word.slice(at, at + size)] !== undefined,
    )
    if (length === undefined) return undefined
    found.push(JAPANESE_WORDS[word.slice(at, at + length)]!)
    at += length
  }
  return found
}
