import { bindArabic } from './arabic-names.ts'
import { likeness } from './distance.ts'
import type { NamePart } from './kinds.ts'
import type { EntryType } from '#compliance/watchlists/entry.ts'
import { type NameReading, type ReadWord, readingsOf, writtenOf } from './readings.ts'
import { skeletonOf, soundOf } from './sounds.ts'
import { APOSTROPHES, spellingsOf } from './spellings.ts'
import { COMMON_NAMES, FAMILIAR_OF, SPELLING_OF } from './tables/given-names.ts'
import { inEnglish } from './tables/glossary.ts'
import {
  GENERICS,
  KUNYA,
  LEGAL_FORMS,
  LEGAL_PHRASES,
  NUMBER_WORDS,
  PARTICLES,
  PLACES,
  ROMAN_NUMBERS,
  TITLES,
  VESSEL_PREFIXES,
} from './tables/words.ts'

export type TokenKind =
  'NAME' | 'INITIAL' | 'PARTICLE' | 'TITLE' | 'LEGAL_FORM' | 'GENERIC' | 'PLACE' | 'NUMBER' | 'PATRONYMIC'

export interface Token {
  readonly kind: TokenKind
  /** Letters a-z and digits; a number in digits, a legal form by its group. */
  readonly text: string
  /** The canonical spelling that represents all spellings of the name. */
  readonly canonical: string
  /** Phonetic form, see `soundOf`. */
  readonly sound: string
  /** Consonant classes, see `skeletonOf`. */
  readonly skeleton: string
  readonly weight: number
  readonly isLoose: boolean
  readonly isTransliterated: boolean
  /** The original text; several words when they form one token. */
  readonly written: string
  readonly familiar?: ReadonlySet<string>
  readonly part?: NamePart
  /** A token of the same party that differs only in `written`; comparison results are shared with it. */
  readonly same?: Token
}

export type Tokens = readonly Token[]

/** Names are cut to this many tokens, since the time of a comparison is quadratic. */
export const TOKENS_MAX = 24
export const TEXT_MAX = 400
/** Limit before invisible characters are removed. */
const WRITTEN_MAX = 2_000
export const WORD_MAX = 40

const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu
/** Marks beyond three on one letter, which no script uses. */
const PILED = /(?<=\p{M}{3})\p{M}+/gu
const INITIALISM = /(?<![\p{L}\p{N}])(?:\p{L}\.\s?){1,7}\p{L}(?:\.|(?![\p{L}\p{N}]))/gu
const JOINED = /(\p{Ll}{3})(\p{Lu}\p{Ll}|\p{Lu}{2,}(?!\p{Ll}))/gu
const WORDS = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu

const isPersonal = (type: EntryType): boolean => type === 'INDIVIDUAL'

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
function wordsOf(name: string, type: EntryType): string[] {
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

const FOREIGN = /[\p{Script=Han}\p{Script=Arabic}\p{Script=Cyrillic}]/u
/** An acronym at the end of an organisation's name. */
const ACRONYM = /(?<=\p{L}{3}.*)(?:\s*\(\p{Lu}[\p{L}-]{1,7}\)|\s+\/\s*\p{Lu}{2,7})\s*$/u

/** All usual readings of the name as written, and the most likely reading of each spelling that reveals hidden letters. */
function readings(name: string, type: EntryType): NameReading[] {
  const [written, ...hidden] = spellingsOf(name.slice(0, WRITTEN_MAX))
  return [
    ...readingsIn(written!, type),
    ...hidden.flatMap(spelling => readingsIn(spelling, type).slice(0, 1)),
  ]
}

function readingsIn(name: string, type: EntryType): NameReading[] {
  if (isPersonal(type)) return readingsOf(wordsOf(name, type))
  const text = name.slice(0, TEXT_MAX)
  const plain = text.replace(ACRONYM, '')
  const transliterated = readingsOf(wordsOf(plain, type))
  return FOREIGN.test(text)
    ? [...transliterated, ...readingsOf(wordsOf(inEnglish(plain), type)).slice(0, 1)]
    : transliterated
}

/** The usual readings of a name as tokens, without duplicates. */
export function tokensOf(name: string, type: EntryType, part?: NamePart): Tokens[] {
  const seen = new Set<string>()
  return readings(name, type)
    .map(reading =>
      (isPersonal(type) ? personalTokens([...reading], part) : corporateTokens([...reading], type)).slice(
        0,
        TOKENS_MAX,
      ),
    )
    .filter(tokens => {
      const key = tokens.map(token => token.text).join(' ')
      return tokens.length > 0 && !seen.has(key) && seen.add(key)
    })
}

const KIND_WEIGHTS: Readonly<Record<TokenKind, number>> = {
  NAME: 1,
  INITIAL: 0.35,
  PARTICLE: 0.08,
  TITLE: 0.08,
  LEGAL_FORM: 0.05,
  GENERIC: 0.45,
  PLACE: 0.36,
  NUMBER: 0.8,
  PATRONYMIC: 0.75,
}
const COMMON_WEIGHT = 0.72
const LENGTH_WEIGHTS = [0.5, 0.5, 0.65, 0.8, 0.92] as const

export function makeToken(word: ReadWord, kind: TokenKind, part?: NamePart, text = word.latin): Token {
  const canonical = SPELLING_OF.get(text) ?? text
  const isName = kind === 'NAME' || kind === 'PATRONYMIC'
  const weight =
    KIND_WEIGHTS[kind] *
    (isName ? (LENGTH_WEIGHTS[text.length] ?? 1) : 1) *
    (kind === 'NAME' && COMMON_NAMES.has(canonical) ? COMMON_WEIGHT : 1)
  const familiar = kind === 'NAME' ? FAMILIAR_OF.get(canonical) : undefined
  const sound = soundOf(text)
  return {
    kind,
    text,
    canonical,
    sound,
    skeleton: skeletonOf(sound),
    weight,
    isLoose: word.isLoose,
    isTransliterated: word.isTransliterated,
    written: word.written,
    ...(familiar && { familiar }),
    ...(part && { part }),
  }
}

const PATRONYMIC = /(?:ovich|evich|ovych|yovych|ovna|evna|ivna|ovic|yevich|oglu|ogly|qizi|kyzy)$/

function personalTokens(reading: ReadWord[], part: NamePart | undefined): Token[] {
  const words = bindArabic(reading)
  const tokens = words.map((word, at) => makeToken(word, personalKind(word, at, words.length), part))
  // If all words are titles or particles, they count as names.
  return tokens.some(token => token.weight > 0.3) ? tokens : words.map(word => makeToken(word, 'NAME', part))
}

function personalKind(word: ReadWord, at: number, count: number): TokenKind {
  const { latin } = word
  if (/^\d+$/.test(latin)) return 'NUMBER'
  if (TITLES.has(latin) && count > 1) return 'TITLE'
  if (latin.length === 1 && !word.isTransliterated) return 'INITIAL'
  // Ben means "son of" within a name, and Benjamin at its start.
  if (PARTICLES.has(latin) && count > 1 && !isKoreanSyllable(word) && !(at === 0 && latin === 'ben'))
    return 'PARTICLE'
  if (at === count - 1 && at > 1 && COMPANYS.test(latin)) return 'LEGAL_FORM'
  if (at > 0 && PATRONYMIC.test(latin) && latin.length > 7) return 'PATRONYMIC'
  return 'NAME'
}

/** Legal forms at the end of a person's name, when a company bears that name. */
const COMPANYS = /^(?:llc|ltd|limited|inc|corp|gmbh|plc|llp)$/

const isKoreanSyllable = (word: ReadWord): boolean =>
  word.isTransliterated && /[\p{Script=Han}\p{Script=Hangul}]/u.test(word.written)

function corporateTokens(reading: ReadWord[], type: EntryType): Token[] {
  const words =
    type === 'VESSEL' && reading.length > 1 && VESSEL_PREFIXES.has(reading[0]!.latin)
      ? reading.slice(1)
      : abbreviatePhrases(reading)
  const tokens: Token[] = []
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!
    const number = numberAt(words, at)
    if (number !== undefined) {
      tokens.push(
        makeToken(
          { ...word, written: writtenOf(words.slice(at, at + number.length)) },
          'NUMBER',
          undefined,
          String(number.value),
        ),
      )
      at += number.length - 1
    } else tokens.push(corporateToken(word, at))
  }
  return tokens.some(token => token.weight >= 0.45) ? tokens : words.map(word => makeToken(word, 'NAME'))
}

function corporateToken(word: ReadWord, at: number): Token {
  const form = legalForm(word.latin)
  if (form !== undefined && (at > 0 || word.latin.length > 2 || word.isTransliterated))
    return makeToken(word, 'LEGAL_FORM', undefined, `form${form}`)
  if (PARTICLES.has(word.latin) && !KUNYA.has(word.latin)) return makeToken(word, 'PARTICLE')
  if (GENERICS.has(word.latin)) return makeToken(word, 'GENERIC')
  return makeToken(word, PLACES.has(word.latin) ? 'PLACE' : 'NAME')
}

const LONG_FORMS = [...LEGAL_FORMS.keys()].filter(form => form.length > 8)

/** The group of a legal form; long forms also match with small misspellings. */
const legalForm = (word: string): number | undefined =>
  LEGAL_FORMS.get(word) ??
  (word.length > 8
    ? LEGAL_FORMS.get(
        LONG_FORMS.find(
          form => Math.abs(form.length - word.length) < 3 && likeness(form, word, false) > 0.88,
        ) ?? '',
      )
    : undefined)

/** Replaces spelled-out legal forms and states by their abbreviations. */
function abbreviatePhrases(words: ReadWord[]): ReadWord[] {
  const text = ` ${words.map(word => word.latin).join(' ')} `
  for (const [phrase, short] of LEGAL_PHRASES) {
    const from = text.indexOf(` ${phrase} `)
    if (from < 0) continue
    const at = from === 0 ? 0 : text.slice(1, from).split(' ').length
    const count = phrase.split(' ').length
    const written = writtenOf(words.slice(at, at + count))
    const replaced = short.split(' ').map(latin => ({ ...words[at]!, latin, written }))
    return abbreviatePhrases([...words.slice(0, at), ...replaced, ...words.slice(at + count)])
  }
  return words
}

interface FoundNumber {
  readonly value: number | string
  readonly length: number
}

function numberAt(words: readonly ReadWord[], at: number): FoundNumber | undefined {
  const word = words[at]!.latin
  if (/^\d+$/.test(word)) return { value: word.replace(/^0+(?=\d)/, ''), length: 1 }
  const ordinal = /^(\d+)(?:st|nd|rd|th)$/.exec(word)
  if (ordinal !== null) return { value: ordinal[1]!, length: 1 }
  const value = NUMBER_WORDS.get(word)
  if (value !== undefined) {
    const next = words[at + 1]?.latin ?? ''
    const unit =
      value >= 20 && value < 100
        ? (NUMBER_WORDS.get(next) ?? (/^[1-9]$/.test(next) ? Number(next) : undefined))
        : undefined
    return unit !== undefined && unit > 0 && unit < 10
      ? { value: value + unit, length: 2 }
      : { value, length: 1 }
  }
  const roman = at > 0 ? ROMAN_NUMBERS.get(word) : undefined
  return roman === undefined ? undefined : { value: roman, length: 1 }
}
