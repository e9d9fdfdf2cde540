import { crc32 } from 'node:zlib'
import type { ListFormat, WatchlistEntry } from '#compliance/watchlists/entry.ts'

async function* distinctEntries(entries: AsyncIterable<WatchlistEntry>): AsyncGenerator<WatchlistEntry> {
  const seen = new Map<string, number[]>()
  for await (const entry of entries) {
    const sum = crc32(JSON.stringify(entry))
    const known = seen.get(entry.id)
    if (known?.includes(sum)) continue
    seen.set(entry.id, [...(known ?? []), sum])
    yield known ? { ...entry, id: `${entry.id}#${known.length + 1}` } : entry
  }
}

/** Makes ids unique: publishers sometimes repeat a record, or use one id for two parties. Identical records are dropped, different ones get separate ids. */
export const distinct = (format: ListFormat): ListFormat => ({
  ...format,
  entries: files => distinctEntries(format.entries(files)),
})
