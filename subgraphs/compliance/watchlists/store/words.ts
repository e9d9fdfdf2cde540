import { readingsOf } from '#compliance/matching/scripts/readings.ts'
import { nameKey } from '#compliance/rules/name-key.ts'
import type { WatchlistEntry } from '#compliance/watchlists/entry.ts'

/** Maximum number of search words per entry, more than any real entry has. */
const WORDS_MAX = 400
/** PostgreSQL stores the length of a lexeme in bytes in eleven bits. */
const LENGTH_MAX = 100

/** Removes what PostgreSQL cannot store in a text: NUL characters and lone surrogates. */
export const storableText = (text: string): string => text.toWellFormed().replaceAll('\0', '')

const truncate = (word: string): string =>
  word.length <= LENGTH_MAX ? word : storableText(word.slice(0, LENGTH_MAX))

/** The words of a name as written, with case, accents and apostrophes folded. */
const writtenWords = (name: string): string[] =>
  nameKey(name)
    .split(' ')
    .filter(word => word !== '')
    .map(truncate)

const ASCII = /^[\x20-\x7e]*$/

/** The words of each Latin reading of a name; empty for an ASCII name. */
function transliteratedWords(name: string): string[][] {
  if (ASCII.test(name)) return []
  const words = name
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’‘ʼ`]/gu, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(word => word !== '')
  return readingsOf(words)
    .map(reading => reading.map(({ latin }) => truncate(latin)))
    .filter(reading => reading.length > 0)
}

/** Normalises a number or id: lower case, without spaces. */
const normaliseNumber = (text: string): string =>
  truncate(text.normalize('NFKC').toLowerCase().replace(/\s+/gu, ''))

/** Search words of an entry: its ids, its document numbers, and the words of its names as written and as transliterated. */
export function wordsOfEntry({ id, references, formerIds, identifiers, names }: WatchlistEntry): string[] {
  const numbers = [id, ...references, ...formerIds, ...identifiers.map(({ value }) => value)].map(text =>
    normaliseNumber(storableText(text)),
  )
  const words = names
    .map(({ text }) => storableText(text))
    .flatMap(name => [...writtenWords(name), ...transliteratedWords(name).flat()])
  return [...new Set([...numbers, ...words])].filter(word => word !== '').slice(0, WORDS_MAX)
}

const quoteLexeme = (word: string): string => `'${word.replaceAll('\\', '\\\\').replaceAll(`'`, `''`)}'`

/** A single letter matches only as a whole word, since as a prefix it would match too many names. */
const begins = (word: string): string =>
  /^[a-z0-9]$/.test(word) ? quoteLexeme(word) : `${quoteLexeme(word)}:*`

/**
 * The tsquery for entries with words that start with all words of the query, as written or as transliterated, or with a number that
 * starts with it; undefined when the query has no searchable text.
 */
export function tsQueryOf(query: string): string | undefined {
  const ways = [writtenWords(query), ...transliteratedWords(query)].filter(words => words.length > 0)
  if (ways.length === 0) return undefined
  return [...ways.map(words => [...new Set(words)].map(begins).join(' & ')), begins(normaliseNumber(query))]
    .map(way => `(${way})`)
    .join(' | ')
}
