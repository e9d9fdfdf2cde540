import { COUNTRY_SPELLINGS, DEMONYMS } from './country-spellings.ts'
import { cleanText } from './text.ts'

const LANGUAGES = ['en', 'fr', 'de', 'es', 'ja', 'ru', 'ar', 'uk', 'pt', 'it']

/** Normalises a country name: "The Bahamas", "BAHAMAS, THE" and "Bahamas" give the same key. */
const key = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/&/gu, ' and ')
    .replace(/\(.*?\)|（.*?）/gu, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/\bsaint\b/gu, 'st')
    .replace(/\b(?:the|of|and|la|le|les|l)\b/gu, ' ')
    .split(/\s+/u)
    .filter(word => word !== '')
    .join(' ')

/** Words for the form of a state, which do not identify it. */
const KINDS =
  /\b(?:islamic|republic|federal|federative|democratic|people s|peoples|socialist|kingdom|state|sultanate|plurinational|bolivarian|arab|united|co operative|cooperative|former|formerly|region|territory)\b/gu

/** Codes that ISO has withdrawn or reserved for other uses. */
const NO_COUNTRY = new Set([
  'AC',
  'AN',
  'BU',
  'CP',
  'CQ',
  'CS',
  'DD',
  'DG',
  'DY',
  'EA',
  'EU',
  'EZ',
  'FX',
  'HV',
  'IC',
  'NH',
  'NT',
  'QO',
  'QU',
  'RH',
  'SU',
  'TA',
  'TP',
  'UK',
  'UN',
  'VD',
  'XA',
  'XB',
  'YD',
  'YU',
  'ZR',
  'ZZ',
])

const named = (language: string): Intl.DisplayNames =>
  new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })

/** The country codes known to Intl; the set is the same in every language. */
function countryCodes(): string[] {
  const letters = Array.from({ length: 26 }, (_, at) => String.fromCodePoint(65 + at))
  const english = named('en')
  return letters
    .flatMap(one => letters.map(other => `${one}${other}`))
    .filter(code => !NO_COUNTRY.has(code) && english.of(code) !== undefined)
}

interface Names {
  readonly codes: ReadonlySet<string>
  readonly byKey: ReadonlyMap<string, string>
}

let known: Names | undefined

function names(): Names {
  if (known) return known
  const byKey = new Map<string, string>()
  const codes = new Set(countryCodes())
  for (const language of LANGUAGES) {
    const names = named(language)
    for (const code of codes) {
      const spelled = key(names.of(code) ?? '')
      if (spelled !== '' && !byKey.has(spelled)) byKey.set(spelled, code)
    }
  }
  for (const table of [COUNTRY_SPELLINGS, DEMONYMS]) {
    for (const [code, spellings] of Object.entries(table)) {
      for (const spelling of spellings.split('|')) byKey.set(key(spelling), code)
    }
  }
  known = { codes, byKey }
  return known
}

function read(text: string): string | undefined {
  const { codes, byKey } = names()
  const plain = text.trim()
  if (/^[A-Za-z]{2}$/u.test(plain)) {
    const code = plain.toUpperCase()
    if (codes.has(code)) return code
    return code === 'UK' ? 'GB' : undefined
  }
  const spelled = key(plain)
  const byName = byKey.get(spelled)
  if (byName) return byName
  // Some lists add the code, as in "Russia (RU)"; others use the official name of the state.
  const bare = spelled.replace(KINDS, ' ').replace(/\s+/gu, ' ').trim()
  return bare === '' || bare === spelled ? undefined : byKey.get(bare)
}

const remembered = new Map<string, string | undefined>()
const CACHED_MAX = 10_000

/** The ISO 3166-1 alpha-2 code of a country in any spelling that lists use; undefined for unknown and former countries. */
export function countryCode(text: string | undefined): string | undefined {
  const line = cleanText(text)
  if (line === undefined || line.length > 120) return undefined
  if (remembered.has(line)) return remembered.get(line)
  const comma = line.indexOf(', ')
  const slash = line.indexOf(' / ')
  // "Korea, North" inverts the words; "Russia / Russie" repeats the name in two languages.
  const code =
    read(line) ??
    (comma > 0 ? read(`${line.slice(comma + 2)} ${line.slice(0, comma)}`) : undefined) ??
    (slash > 0 ? read(line.slice(0, slash)) : undefined)
  if (remembered.size < CACHED_MAX) remembered.set(line, code)
  return code
}

/** The country at the end of a place such as "Culiacan, Sinaloa, Mexico". */
export function countryOfPlace(place: string): string | undefined {
  const parts = place.split(/[,;]/u)
  return countryCode(parts.at(-1)) ?? (parts.length > 1 ? countryCode(parts.slice(-2).join(',')) : undefined)
}
