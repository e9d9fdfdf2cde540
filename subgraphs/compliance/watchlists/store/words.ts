import { readingsOf } from '../../matching/readings.ts'
import { nameKey } from '../../rules/name-key.ts'
import type { WatchlistEntry } from '../entry.ts'

/** Of one entry so many words are kept to be looked for; no real one has as many. */
const WORDS_MAX = 400
/** PostgreSQL counts the bytes of a word in eleven bits. */
const LENGTH_MAX = 100

/** What PostgreSQL keeps in no text: the character zero, and halves of characters. */
export const keepable = (text: string): string => text.toWellFormed().replaceAll('\0', '')

const cut = (word: string): string => (word.length <= LENGTH_MAX ? word : keepable(word.slice(0, LENGTH_MAX)))

/** The words of a name as it is written, with case, accents and apostrophes folded. */
const written = (name: string): string[] => nameKey(name).split(' ').filter(word => word !== '').map(cut)

const ASCII = /^[\x20-\x7e]*$/

/** The words of a name in each way in which it may be read in Latin letters; none where it is written in no others. */
function read(name: string): string[][] {
  if (ASCII.test(name)) return []
  const words = name.normalize('NFC').toLowerCase().replace(/['’‘ʼ`]/gu, '').split(/[^\p{L}\p{M}\p{N}]+/u).filter(word => word !== '')
  return readingsOf(words).map(reading => reading.map(({ latin }) => cut(latin))).filter(reading => reading.length > 0)
}

/** A number or id, whatever its case and however it is spaced. */
const numbered = (text: string): string => cut(text.normalize('NFKC').toLowerCase().replace(/\s+/gu, ''))

/** By what an entry is found: its ids and those of its documents, and the words of its names as they are written and as they are read. */
export function wordsOfEntry({ id, references, formerIds, identifiers, names }: WatchlistEntry): string[] {
  const numbers = [id, ...references, ...formerIds, ...identifiers.map(({ value }) => value)].map(text => numbered(keepable(text)))
  const words = names.map(({ text }) => keepable(text)).flatMap(name => [...written(name), ...read(name).flat()])
  return [...new Set([...numbers, ...words])].filter(word => word !== '').slice(0, WORDS_MAX)
}

const quoted = (word: string): string => `'${word.replaceAll('\\', '\\\\').replaceAll(`'`, `''`)}'`

/** One letter is an initial or a word; it is the beginning of half of all names. */
const begins = (word: string): string => (/^[a-z0-9]$/.test(word) ? quoted(word) : `${quoted(word)}:*`)

/**
 * What is asked of PostgreSQL to find entries that have words beginning with all of these, as they are written or as they are read,
 * or a number that begins so; undefined where nothing is said that could be found.
 */
export function askedFor(query: string): string | undefined {
  const ways = [written(query), ...read(query)].filter(words => words.length > 0)
  if (ways.length === 0) return undefined
  return [...ways.map(words => [...new Set(words)].map(begins).join(' & ')), begins(numbered(query))].map(way => `(${way})`).join(' | ')
}
