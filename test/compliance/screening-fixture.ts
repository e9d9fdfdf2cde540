import { createHash } from 'node:crypto'
import type { Context } from '#kernel/context.ts'
import { asOwner } from '#test/support/clients.ts'
import { compareParties } from '#compliance/matching/compare.ts'
import { provideDependencies } from '#compliance/screening/dependencies.ts'
import type { Found, Search, Searcher } from '#compliance/searching/searcher.ts'
import type { WatchlistEntry } from '#compliance/watchlists/entry.ts'
import type { ListSource } from '#compliance/watchlists/formats/formats.ts'
import { SOURCE_NAMES } from '#compliance/watchlists/sources.ts'
import { adminOf } from '#test/support/cluster.ts'
import { world, type World } from '#test/support/world.ts'
import { listedParty } from '#test/compliance/parties.ts'

/** Lists that a test can fill and break. Each has one version, `current`. */
export interface Lists {
  put(
    source: ListSource,
    entry: Partial<WatchlistEntry> & { readonly id: string; readonly name?: string },
  ): Promise<WatchlistEntry>
  remove(source: ListSource, id: string): Promise<void>
  /** Sources that are not loaded. */
  readonly missing: Set<ListSource>
  broken: Error | undefined
  readonly searches: Search[]
}

export interface ScreeningFixture extends World {
  readonly lists: Lists
  /** An API key with the scopes to read, write and decide, which declares its analyst. */
  key(): Context
  reader(): Context
}

const VERSIONS = `insert into compliance.list_versions (source, number, version, status, entries, added, removed, changed, sha256, imported_at)
  select source, 1000000, 'current', 'SUPERSEDED', 1, 1, 0, 0, '\\x00', now() from unnest($1::text[]) as each (source) on conflict do nothing`
const PUT = `insert into compliance.list_entries (source, entry_id, since, sha256, content) values ($1, $2, 1000000, $3, $4)
  on conflict (source, entry_id, since) do update set sha256 = excluded.sha256, content = excluded.content`

let opened: Promise<Lists> | undefined

/** The person that the test's API key declares. */
export const ANALYST = 'analyst@bank.example'

/** A fresh tenant with lists that all tests of the file share; tests use different names. */
export async function screeningFixture(): Promise<ScreeningFixture> {
  const here = await world()
  const lists = await (opened ??= open(here))
  return {
    ...here,
    lists,
    key: () =>
      here.as({
        kind: 'tenant_key',
        service: 'compliance',
        scopes: ['compliance:write', 'compliance:decide'],
        declaredActor: ANALYST,
      }),
    reader: () => here.as({ kind: 'tenant_key', service: 'compliance', scopes: ['compliance:read'] }),
  }
}

async function open({ database, databaseName }: World): Promise<Lists> {
  const owner = (text: string, values: readonly unknown[]): Promise<unknown> =>
    asOwner(adminOf(databaseName), client => client.query(text, [...values]))
  await owner(VERSIONS, [SOURCE_NAMES])
  const entries = new Map<string, { readonly source: ListSource; readonly entry: WatchlistEntry }>()
  const lists: Lists = {
    async put(source, { name, ...given }) {
      const entry = listedParty({ names: [{ text: name ?? given.id, kind: 'PRIMARY' }], ...given })
      await owner(PUT, [
        source,
        entry.id,
        createHash('sha256').update(JSON.stringify(entry)).digest(),
        JSON.stringify(entry),
      ])
      entries.set(`${source} ${entry.id}`, { source, entry })
      return entry
    },
    async remove(source, id) {
      entries.delete(`${source} ${id}`)
      await owner('delete from compliance.list_entries where source = $1 and entry_id = $2', [source, id])
    },
    missing: new Set(),
    broken: undefined,
    searches: [],
  }
  provideDependencies(database, { searcher: searcherOver(lists, entries) })
  return lists
}

function searcherOver(
  lists: Lists,
  entries: ReadonlyMap<string, { readonly source: ListSource; readonly entry: WatchlistEntry }>,
): Searcher {
  const found = ({ party, sources, threshold, limit }: Search): Found => {
    const loaded = sources.filter(source => !lists.missing.has(source))
    const hits = [...entries.values()]
      .filter(({ source }) => loaded.includes(source))
      .map(({ source, entry }) => ({ source, entryId: entry.id, comparison: compareParties(party, entry) }))
      .filter(({ comparison }) => comparison.score >= threshold)
      .sort(
        (one, other) =>
          other.comparison.score - one.comparison.score || (one.entryId < other.entryId ? -1 : 1),
      )
    return {
      hits: hits.slice(0, limit),
      versions: Object.fromEntries(loaded.map(source => [source, 'current'])),
      missing: sources.filter(source => lists.missing.has(source)),
    }
  }
  return {
    async search(searches) {
      lists.searches.push(...searches)
      if (lists.broken) throw lists.broken
      return searches.map(found)
    },
    versions: () => Object.fromEntries(SOURCE_NAMES.map(source => [source, 'current'])),
    close: async () => undefined,
  }
}
