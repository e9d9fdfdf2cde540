import { bindArabic } from './arabic-names.ts'
import type { NamePart } from './kinds.ts'
import type { EntryType } from '#compliance/watchlists/entry.ts'
import { abbreviatePhrases, formText, legalForm } from './legal-forms.ts'
import { type NameReading, type ReadWord, readingsOf, writtenOf } from './scripts/readings.ts'
import { skeletonOf, soundOf } from './sounds.ts'
import { isPersonal, TEXT_MAX, TOKENS_MAX, WRITTEN_MAX, wordsOf } from './name-words.ts'
import { spellingsOf } from './spellings.ts'
import type { Token, TokenKind, Tokens } from './token.ts'
import { COMMON_NAMES, FAMILIAR_OF, SPELLING_OF } from './tables/given-names.ts'
import { inEnglish } from './tables/glossary.ts'
import {
  ABBREVIATIONS,
  GENERICS,
  KUNYA,
  NUMBER_WORDS,
  PARTICLES,
  PLACES,
  ROMAN_NUMBERS,
  TITLES,
  VESSEL_PREFIXES,
} from './tables/words.ts'

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
  const words = bindArabic(withInitials(reading))
  const tokens = words.map((word, at) => makeToken(word, personalKind(word, at, words.length), part))
  // If all words are titles or particles, they count as names.
  return tokens.some(token => token.weight > 0.3) ? tokens : words.map(word => makeToken(word, 'NAME', part))
}

function personalKind(word: ReadWord, at: number, count: number): TokenKind {
  const { latin } = word
  if (/^\d+$/.test(latin)) return 'NUMBER'
  if (TITLES.has(latin) && count > 1) return 'TITLE'
  if (isInitial(word)) return 'INITIAL'
  // Ben means "son of" within a name, and Benjamin at its start.
  if (PARTICLES.has(latin) && count > 1 && !isKoreanSyllable(word) && !(at === 0 && latin === 'ben'))
    return 'PARTICLE'
  if (at === count - 1 && at > 1 && COMPANYS.test(latin)) return 'LEGAL_FORM'
  if (at > 0 && PATRONYMIC.test(latin) && latin.length > 7) return 'PATRONYMIC'
  return 'NAME'
}

/** Scripts in which one letter is a syllable or a word. */
const SYLLABIC =
  /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Myanmar}]/u

const isInitial = ({ latin, written, isTransliterated }: ReadWord): boolean =>
  isTransliterated ? [...written].length === 1 && !SYLLABIC.test(written) : latin.length === 1

/** Consonants that nobody pronounces as a word: the initials of two given names. Ng and Sv are names. */
const CONSONANTS = /^(?!ng$|sv$|ph$|st$)[bcdfghjklmnpqrstvwxz]{2}$/

/** Splits initials that are written together. */
const withInitials = (words: readonly ReadWord[]): ReadWord[] =>
  words.flatMap(word =>
    words.length > 1 && !word.isTransliterated && CONSONANTS.test(word.latin) && !TITLES.has(word.latin)
      ? [...word.latin].map((latin, at) => ({ ...word, latin, written: word.written[at] ?? word.written }))
      : [word],
  )

/** Legal forms at the end of a person's name, when a company bears that name. */
const COMPANYS = /^(?:llc|ltd|limited|inc|corp|gmbh|plc|llp)$/

const isKoreanSyllable = (word: ReadWord): boolean =>
  word.isTransliterated && /[\p{Script=Han}\p{Script=Hangul}]/u.test(word.written)

function corporateTokens(reading: ReadWord[], type: EntryType): Token[] {
  const words =
    type === 'VESSEL' && reading.length > 1 && VESSEL_PREFIXES.has(reading[0]!.latin)
      ? reading.slice(1)
      : abbreviatePhrases(reading.map(inFull))
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

const inFull = (word: ReadWord): ReadWord => {
  const full = ABBREVIATIONS.get(word.latin)
  return full === undefined ? word : { ...word, latin: full }
}

function corporateToken(word: ReadWord, at: number): Token {
  const form = legalForm(word.latin)
  if (form !== undefined && (at > 0 || word.latin.length > 2 || word.isTransliterated))
    return makeToken(word, 'LEGAL_FORM', undefined, formText(form))
  if (PARTICLES.has(word.latin) && !KUNYA.has(word.latin)) return makeToken(word, 'PARTICLE')
  if (GENERICS.has(word.latin)) return makeToken(word, 'GENERIC')
  return makeToken(word, PLACES.has(word.latin) ? 'PLACE' : 'NAME')
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
