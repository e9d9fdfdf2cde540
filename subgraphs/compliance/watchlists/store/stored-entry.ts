import { createHash } from 'node:crypto'
import type { WatchlistEntry } from '#compliance/watchlists/entry.ts'
import { storableText, wordsOfEntry } from './words.ts'

/** An entry in the form of its row. */
export interface StoredEntry {
  readonly id: string
  /** SHA-256 of the content, in hexadecimal digits. */
  readonly sha256: string
  /** Canonical JSON, with members sorted by name. */
  readonly content: string
  /** Search words: the words of all names and the numbers, normalised. */
  readonly words: readonly string[]
}

function canonical(value: unknown): unknown {
  if (typeof value === 'string') return storableText(value)
  if (Array.isArray(value)) return value.map(canonical)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== undefined)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, inner]) => [name, canonical(inner)]),
  )
}

export function toStoredEntry(entry: WatchlistEntry): StoredEntry {
  const content = JSON.stringify(canonical(entry))
  return {
    id: storableText(entry.id),
    sha256: createHash('sha256').update(content).digest('hex'),
    content,
    words: wordsOfEntry(entry),
  }
}
