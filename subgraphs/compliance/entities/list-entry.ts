import { defineEntity, p } from '@mikro-orm/core'
import type { WatchlistEntry } from '../watchlists/entry.ts'

/** A party as a list tells of it from the version `since` until just before `until`; `words` are those of its names. */
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
