import { setImmediate } from 'node:timers/promises'
import type { Context } from '#kernel/context.ts'
import type { Database } from '#kernel/database/database.ts'
import { buildIndex } from '../matching/index/build.ts'
import { searching, type Searching } from '../matching/index/candidates.ts'
import { search } from '../matching/index/search.ts'
import type { MatchParty } from '../matching/kinds.ts'
import type { WatchlistEntry } from '../watchlists/entry.ts'
import type { ListSource } from '../watchlists/formats/formats.ts'

/** What one version of a list has added or changed. */
export interface Delta {
  /** Whether an entry of it may be the party. */
  holds(party: MatchParty, threshold: number): boolean
}

export interface VersionOfList {
  readonly source: ListSource
  readonly toNumber: number
}

/** Entries that are indexed in one go, so that whoever else works in this process waits for a few milliseconds and no longer. */
const AT_ONCE = 200
const KEPT = 3

const ADDED = `select entry_id as "entryId", content from compliance.list_entries
  where source = $1 and since = $2 and entry_id > $3 order by entry_id limit ${AT_ONCE}`

const kept = new WeakMap<Database, Map<string, Promise<Delta>>>()

/** The entries that a version added or changed; the last ones asked for are kept, since every batch of every workspace asks again. */
export function deltaOf(ctx: Context, { source, toNumber }: VersionOfList): Promise<Delta> {
  const deltas = kept.get(ctx.database) ?? new Map<string, Promise<Delta>>()
  kept.set(ctx.database, deltas)
  const name = `${source} ${toNumber}`
  const known = deltas.get(name)
  if (known) return known
  const delta = read(ctx, source, toNumber)
  deltas.set(name, delta)
  delta.catch(() => deltas.delete(name))
  if (deltas.size > KEPT) deltas.delete(deltas.keys().next().value!)
  return delta
}

async function read({ database, actor: { workspaceId } }: Context, source: ListSource, number: number): Promise<Delta> {
  const parts: Searching[] = []
  for (let after = '', isMore = true; isMore;) {
    const rows = await database.read<{ entryId: string; content: WatchlistEntry }>(workspaceId, ADDED, [source, number, after])
    if (rows.length > 0) parts.push(searching(buildIndex(rows.map(({ entryId, content }) => ({ reference: entryId, entry: content })))))
    isMore = rows.length === AT_ONCE
    after = rows.at(-1)?.entryId ?? after
    await setImmediate()
  }
  return { holds: (party, threshold) => parts.some(part => search(part, party, { threshold, limit: 1 }).length > 0) }
}
