import { defineEntity, p } from '@mikro-orm/core'
import type { WatchlistEntry } from '#compliance/watchlists/entry.ts'

/** A list entry, valid from version `since` (inclusive) to `until` (exclusive); `words` are the words of its names. */
export const ListEntry = defineEntity({
  name: 'ListEntry',
  schema: 'compliance',
  tableName: 'list_entries',
  properties: {
    source: p.text().primary(),
    entryId: p.text().primary(),
    since: p.integer().primary(),
    until: p.integer().strictNullable(),
    sha256: p.blob().fieldName('sha256'),
    content: p.json<WatchlistEntry>(),
    words: p.array().columnType('text[]'),
  },
})
