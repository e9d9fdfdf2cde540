import type { Context } from '#kernel/context.ts'
import type { WatchlistEntry } from '../watchlists/entry.ts'
import type { ListSource } from '../watchlists/formats/formats.ts'

export interface EntryKey { readonly source: ListSource; readonly entryId: string }
export interface VersionedKey extends EntryKey { readonly version: string }

// A version that was withdrawn and published again has its name twice; the later one is what was loaded.
const ENTRIES = `select asked.source, asked.entry_id as "entryId", entry.content
  from unnest($1::text[], $2::text[], $3::text[]) as asked (source, entry_id, version)
  cross join lateral (select number from compliance.list_versions published
    where published.source = asked.source and published.version = asked.version and published.status <> 'REJECTED'
    order by number desc limit 1) published
  join compliance.list_entries entry on entry.source = asked.source and entry.entry_id = asked.entry_id
    and entry.since <= published.number and (entry.until is null or entry.until > published.number)`

export const keyOf = ({ source, entryId }: EntryKey): string => `${source} ${entryId}`

/** What lists say of entries in given versions, by `keyOf`. */
export async function entriesIn(ctx: Context, keys: readonly VersionedKey[]): Promise<ReadonlyMap<string, WatchlistEntry>> {
  if (keys.length === 0) return new Map()
  const rows = await ctx.database.read<EntryKey & { content: WatchlistEntry }>(ctx.actor.workspaceId, ENTRIES,
    [keys.map(({ source }) => source), keys.map(({ entryId }) => entryId), keys.map(({ version }) => version)])
  return new Map(rows.map(row => [keyOf(row), row.content]))
}
