import { createHash } from 'node:crypto'
import { nameKey } from '../../rules/name-key.ts'
import type { WatchlistEntry } from '../entry.ts'

/** An entry as its row holds it. */
export interface StoredEntry {
  readonly id: string
  /** SHA-256 of the content, in hexadecimal digits. */
  readonly sha256: string
  /** JSON in the one way in which it is written: members in the order of their names. */
  readonly content: string
  /** The words of all names, in the form in which they are looked for. */
  readonly words: readonly string[]
}

/** Of one entry so many words are kept to be looked for; no real one has as many. */
const WORDS_MAX = 400

/** What PostgreSQL keeps in no text: the character zero, and halves of characters. */
const keepable = (text: string): string => text.toWellFormed().replaceAll('\0', '')

function canonical(value: unknown): unknown {
  if (typeof value === 'string') return keepable(value)
  if (Array.isArray(value)) return value.map(canonical)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).filter(([, inner]) => inner !== undefined).sort(([one], [other]) => (one < other ? -1 : 1)).map(([name, inner]) => [name, canonical(inner)]))
}

/** The words of a name, as they are kept and as they are looked for. */
export const wordsOf = (name: string): string[] => nameKey(name).split(' ').filter(word => word !== '')

export function stored(entry: WatchlistEntry): StoredEntry {
  const content = JSON.stringify(canonical(entry))
  const words = [...new Set(entry.names.flatMap(({ text }) => wordsOf(keepable(text))))].slice(0, WORDS_MAX)
  return { id: keepable(entry.id), sha256: createHash('sha256').update(content).digest('hex'), content, words }
}
