import type { Context } from '#kernel/context.ts'
import type { WatchlistEntry } from '#compliance/watchlists/entry.ts'
import type { ListSource } from '#compliance/watchlists/formats/formats.ts'
import { SOURCES } from '#compliance/watchlists/sources.ts'
import { closeTo, pepRelation } from '#compliance/watchlists/entry-snapshot.ts'

export interface EntryKey {
  readonly source: ListSource
  readonly entryId: string
}
export interface VersionedKey extends EntryKey {
  readonly version: string
}

const ENTRIES = `select wanted.source, wanted.entry_id as "entryId", entry.content
  from unnest($1::text[], $2::text[], $3::text[]) as wanted (source, entry_id, version)
  join compliance.list_versions published on published.source = wanted.source and published.version = wanted.version and published.status <> 'REJECTED'
  join compliance.list_entries entry on entry.source = wanted.source and entry.entry_id = wanted.entry_id
    and entry.since <= published.number and (entry.until is null or entry.until > published.number)`

export const keyOf = ({ source, entryId }: EntryKey): string => `${source} ${entryId}`

/** Entries in the given versions, by `keyOf`. For relatives and associates of exposed persons the office holders are included. */
export async function loadEntries(
  ctx: Context,
  keys: readonly VersionedKey[],
): Promise<ReadonlyMap<string, WatchlistEntry>> {
  const entries = await readEntries(ctx, keys)
  const holders = keys.flatMap(({ source, entryId, version }) => {
    const entry = SOURCES[source].type === 'PEP' ? entries.get(keyOf({ source, entryId })) : undefined
    return entry && pepRelation(entry) !== 'SELF'
      ? closeTo(entry).map(holder => ({ source, entryId: holder, version }))
      : []
  })
  const unread = new Map(
    holders.filter(holder => !entries.has(keyOf(holder))).map(holder => [keyOf(holder), holder]),
  )
  return unread.size === 0
    ? entries
    : new Map([...entries, ...(await readEntries(ctx, [...unread.values()]))])
}

async function readEntries(
  ctx: Context,
  keys: readonly VersionedKey[],
): Promise<ReadonlyMap<string, WatchlistEntry>> {
  if (keys.length === 0) return new Map()
  const rows = await ctx.database.read<EntryKey & { content: WatchlistEntry }>(
    ctx.actor.workspaceId,
    ENTRIES,
    [
      keys.map(({ source }) => source),
      keys.map(({ entryId }) => entryId),
      keys.map(({ version }) => version),
    ],
  )
  return new Map(rows.map(row => [keyOf(row), row.content]))
}
