import anyAscii from 'any-ascii'
import { romaniseHan, romaniseHangul } from './east-asian.ts'
import { romaniseIndic, romaniseThai } from './indic.ts'
import { romaniseArabic, romaniseHebrew } from './semitic.ts'
import { romaniseBurmese, romaniseKhmer } from './southeast-asian.ts'

/** A word transliterated to a-z and digits. */
export interface ReadWord {
  readonly latin: string
  readonly written: string
  /** Whether vowels carry little information, because the script omits or adds some. */
  readonly isLoose: boolean
  readonly isTransliterated: boolean
}

/** The original text of adjacent words; several of them may come from one written word. */
export const writtenOf = (words: readonly Pick<ReadWord, 'written' | 'isTransliterated'>[]): string =>
  words
    .filter(({ written, isTransliterated }, at) => !isTransliterated || written !== words[at - 1]?.written)
    .map(({ written }) => written)
    .join(' ')

/** One reading (transliteration) of a name. */
export type NameReading = readonly ReadWord[]

const READINGS_MAX = 3

/** Splits text by script; these scripts write words without spaces. */
const RUNS =
  /[\p{Script=Han}々]+|\p{Script=Hangul}+|[\p{Script=Hiragana}\p{Script=Katakana}ー]+|[^\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}ー々]+/gu
const LATIN_ONLY = /^[\p{Script=Latin}\p{N}]+$/u
const ASCII_ONLY = /^[a-z0-9]+$/i

type Spoken = readonly (readonly ReadWord[])[]

const toSpoken = (written: string, isLoose: boolean, sounds: readonly (readonly string[])[]): Spoken =>
  sounds.map(words =>
    words
      .filter(latin => latin !== '')
      .map(latin => ({ latin: latin.replace(/[^a-z0-9]/g, ''), written, isLoose, isTransliterated: true })),
  )

function transliterate(run: string): Spoken {
  if (ASCII_ONLY.test(run))
    return [[{ latin: run.toLowerCase(), written: run, isLoose: false, isTransliterated: false }]]
  if (/\p{Script=Han}/u.test(run)) return toSpoken(run, false, romaniseHan(run))
  if (/\p{Script=Hangul}/u.test(run)) return toSpoken(run, false, romaniseHangul(run))
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(run))
    return toSpoken(run, true, [[anyAscii(run)], [withFinalL(anyAscii(run))]])
  if (/\p{Script=Arabic}/u.test(run)) return toSpoken(run, true, [romaniseArabic(run)])
  if (/\p{Script=Hebrew}/u.test(run)) return toSpoken(run, true, [romaniseHebrew(run)])
  if (/\p{Script=Thai}/u.test(run)) return toSpoken(run, true, [[romaniseThai(run)]])
  if (/\p{Script=Khmer}/u.test(run)) return toSpoken(run, true, [[romaniseKhmer(run)]])
  if (/\p{Script=Myanmar}/u.test(run))
    return toSpoken(run, true, [romaniseBurmese(run), romaniseBurmese(run, true)])
  if (/[\u0900-\u0dff]/u.test(run)) return toSpoken(run, false, [[romaniseIndic(run)]])
  if (/\p{Script=Greek}/u.test(run))
    return toSpoken(run, false, [[anyAscii(replaceGreekDigraphs(run)).toLowerCase()]])
  if (/\p{Script=Cyrillic}/u.test(run)) return toSpoken(run, false, [[anyAscii(run).toLowerCase()]])
  const isTransliterated = !LATIN_ONLY.test(run)
  const latinWords = (text: string): ReadWord[] => [
    {
      latin: anyAscii(text)
        .toLowerCase()
        .replace(/[^a-z0-9]/g, ''),
      written: run,
      isLoose: false,
      isTransliterated,
    },
  ]
  const spelledOut = run.replace(UMLAUTS, letter => SPELLED_OUT[letter.toLowerCase()]!)
  return spelledOut === run ? [latinWords(run)] : [latinWords(run), latinWords(spelledOut)]
}

/** Kana write l like r, and a vowel after each consonant; a final l is the most frequent of them. */
const withFinalL = (latin: string): string =>
  latin
    .toLowerCase()
    .replace(/ru$/, 'l')
    .replace(/ru(?=[bcdfghjkmnpstvz])/g, 'r')

/** German and Nordic letters that passports and plain Latin text write with two letters. */
const SPELLED_OUT: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' }
const UMLAUTS = /[äöüøå]/giu

/** Greek writes b, d, g and ou with two letters each. */
const replaceGreekDigraphs = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/^μπ/, 'b')
    .replace(/^ντ/, 'd')
    .replace(/γ[κγ]/g, 'g')
    .replace(/ου/g, 'u')
    .replace(/ευ/g, 'ef')
    .replace(/αυ/g, 'av')
    .replace(/χ/g, 'h')
    .replace(/υ/g, 'i')
    .replace(/η/g, 'i')

/** The usual readings of words in any script, most likely first. */
export function readingsOf(words: readonly string[]): NameReading[] {
  const spoken = words.map(word =>
    LATIN_ONLY.test(word) ? [transliterate(word)] : (word.match(RUNS) ?? []).map(transliterate),
  )
  const width = Math.min(READINGS_MAX, Math.max(1, ...spoken.flat().map(ways => ways.length)))
  const readings = Array.from({ length: width }, (_, way) =>
    spoken
      .flatMap(runs => runs.flatMap(ways => ways[Math.min(way, ways.length - 1)]!))
      .filter(word => word.latin !== ''),
  )
  return isForeign(words) ? [...readings, words.map((word, at) => bySound(word, spoken[at]!))] : readings
}

const SYLLABLES_ONLY = /^(?:[\p{Script=Han}]+|\p{Script=Hangul}+)$/u

/** Whether a name in syllables is foreign, written by sound: several words, of which one is longer than native ones. */
function isForeign(words: readonly string[]): boolean {
  if (words.length < 2 || !words.every(word => SYLLABLES_ONLY.test(word))) return false
  const lengths = words.map(word => [...word].length)
  return Math.max(...lengths) >= FOREIGN_SYLLABLES && Math.min(...lengths) > 1
}
const FOREIGN_SYLLABLES = 3

/** The vowel that Korean adds between the consonants of a foreign word, and the l that it writes twice. */
const ADDED: readonly (readonly [RegExp, string])[] = [
  [/(?<=[bcdfghjklmnprstvz])eu(?=[b-z]|$)/g, ''],
  [/lr|ll/g, 'l'],
]

/** Characters that write a single consonant of a foreign word, except at its start. */
const CONSONANTS: Readonly<Record<string, string>> = Object.fromEntries(
  '尔l 爾l 特t 德d 克k 斯s 夫f 弗f 姆m 普p 布b 格g 茨ts 什sh 恩n 赫h 勒l 兹z 茲z 奇ch 齐ch 齊ch'
    .split(' ')
    .map(pair => [pair[0]!, pair.slice(1)]),
)

/** The syllables as one word, in which vowels count little. */
function bySound(written: string, runs: readonly Spoken[]): ReadWord {
  const syllables = runs.flatMap(ways => ways[ways.length > 1 && HANGUL.test(written) ? 1 : 0]!)
  const sounds = syllables.map(
    ({ latin }, at) => (at === 0 ? undefined : CONSONANTS[[...written][at]!]) ?? latin.replace(/ng$/, 'n'),
  )
  const latin = ADDED.reduce((sound, [added, spoken]) => sound.replace(added, spoken), sounds.join(''))
  return { latin, written, isLoose: true, isTransliterated: true }
}
const HANGUL = /\p{Script=Hangul}/u
