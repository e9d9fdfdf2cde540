import { crc32 } from 'node:zlib'
import type { ListFormat, WatchlistEntry } from '../entry.ts'

async function* distinctEntries(entries: AsyncIterable<WatchlistEntry>): AsyncGenerator<WatchlistEntry> {
  const seen = new Map<string, number[]>()
  for await (const entry of entries) {
    const sum = crc32(JSON.stringify(entry))
    const known = seen.get(entry.id)
    if (known?.includes(sum)) continue
    seen.set(entry.id, [...known ?? [], sum])
    yield known ? { ...entry, id: `${entry.id}#${known.length + 1}` } : entry
  }
}

/** The layout with ids that tell parties apart: publishers repeat a record at times, or use one id for two; what is the same is left out, what is not is kept under an id of its own. */
export const distinct = (format: ListFormat): ListFormat => ({ ...format, entries: files => distinctEntries(format.entries(files)) })
