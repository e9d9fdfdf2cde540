import { createHash } from 'node:crypto'
import type { Database } from '#kernel/database/database.ts'
import { asOwner } from '#test/support/clients.ts'
import { compareParties } from '#compliance/matching/compare.ts'
import { provideDependencies } from '#compliance/screening/dependencies.ts'
import type { Found, SearchHit, Search, Searcher } from '#compliance/searching/searcher.ts'
import type { WatchlistEntry } from '#compliance/watchlists/entry.ts'
import type { ListSource } from '#compliance/watchlists/formats/formats.ts'
import { SOURCE_NAMES } from '#compliance/watchlists/sources.ts'
import { adminOf } from '#test/support/cluster.ts'
import type { TestPlatform } from '#test/support/world.ts'
import { listedParty } from '#test/compliance/parties.ts'

/** The current failure of the lists. */
export type ListFailure =
  'none' | 'index is missing' | 'thread is dead' | 'thread is stuck' | 'results are missing'

/** Lists that a test can fill and break; each test file has its own. */
export interface ActiveLists {
  /** Adds a party to the active version of a list, or changes it. */
  list(
    source: ListSource,
    entry: Partial<WatchlistEntry> & { readonly names: WatchlistEntry['names'] },
  ): Promise<WatchlistEntry>
  unlist(source: ListSource, id: string): Promise<void>
  /** Sets the time of the last check of the lists, and whether they are demo lists. */
  setCheckedAt(at: Date, isDemo: boolean): Promise<void>
  issue: ListFailure
  /** Results of the next searches, in order, before `issue` applies. */
  readonly issues: ListFailure[]
  readonly searches: Search[]
}

const opened = new WeakMap<Database, Promise<ActiveLists>>()

/** The lists of the file's platform, initially empty and available. */
export function activeLists(here: Pick<TestPlatform, 'database' | 'databaseName'>): Promise<ActiveLists> {
  let lists = opened.get(here.database)
  if (!lists) opened.set(here.database, (lists = open(here)))
  return lists
}

const VERSION = `insert into compliance.list_versions (source, number, version, status, is_demo, entries, added, removed, changed, sha256, imported_at)
  select source, 1, 'current', 'ACTIVE', true, 1, 1, 0, 0, '\\x00', now() from unnest($1::text[]) as each (source)`
const SOURCE = `insert into compliance.list_sources (source, active_number, last_checked_at) select source, 1, now() from unnest($1::text[]) as each (source)`
const PUT = `insert into compliance.list_entries (source, entry_id, since, sha256, content) values ($1, $2, 1, $3, $4)
  on conflict (source, entry_id, since) do update set sha256 = excluded.sha256, content = excluded.content`

/** Each test uses its own words in names, so that tests in a file do not match each other's parties. */
export const named = (
  text: string,
  kind: WatchlistEntry['names'][number]['kind'] = 'PRIMARY',
): WatchlistEntry['names'] => [{ text, kind }]

async function open({
  database,
  databaseName,
}: Pick<TestPlatform, 'database' | 'databaseName'>): Promise<ActiveLists> {
  const owner = (text: string, values: readonly unknown[]): Promise<unknown> =>
    asOwner(adminOf(databaseName), client => client.query(text, [...values]))
  await owner(VERSION, [SOURCE_NAMES])
  await owner(SOURCE, [SOURCE_NAMES])
  const entries = new Map<string, { source: ListSource; entry: WatchlistEntry }>()
  let count = 0
  const lists: ActiveLists = {
    async list(source, given) {
      const entry = listedParty({ id: `entry-${++count}`, ...given })
      await owner(PUT, [
        source,
        entry.id,
        createHash('sha256').update(JSON.stringify(entry)).digest(),
        JSON.stringify(entry),
      ])
      entries.set(`${source} ${entry.id}`, { source, entry })
      return entry
    },
    async unlist(source, id) {
      entries.delete(`${source} ${id}`)
      await owner('delete from compliance.list_entries where source = $1 and entry_id = $2', [source, id])
    },
    async setCheckedAt(at, isDemo) {
      await owner('update compliance.list_sources set last_checked_at = $1', [at])
      await owner('update compliance.list_versions set is_demo = $1', [isDemo])
    },
    issue: 'none',
    issues: [],
    searches: [],
  }
  provideDependencies(database, { searcher: searcherOver(lists, entries) })
  return lists
}

const VERSIONS = Object.fromEntries(SOURCE_NAMES.map(source => [source, 'current']))

function searcherOver(
  lists: ActiveLists,
  entries: ReadonlyMap<string, { source: ListSource; entry: WatchlistEntry }>,
): Searcher {
  function searchOne({ party, sources, threshold, limit }: Search): Found {
    const hits = [...entries.values()]
      .filter(({ source }) => sources.includes(source))
      .map(({ source, entry }): SearchHit => ({
        source,
        entryId: entry.id,
        comparison: compareParties(party, entry),
      }))
      .filter(({ comparison }) => comparison.score >= threshold)
      .sort((one, other) => other.comparison.score - one.comparison.score)
    return {
      hits: hits.slice(0, limit),
      versions: Object.fromEntries(sources.map(source => [source, 'current'])),
      missing: [],
    }
  }
  return {
    async search(searches) {
      lists.searches.push(...searches)
      const issue = lists.issues.shift() ?? lists.issue
      if (issue === 'thread is dead') throw new Error('The thread has ended.')
      if (issue === 'thread is stuck') return new Promise(() => undefined)
      if (issue === 'index is missing')
        return searches.map(({ sources }) => ({ hits: [], versions: {}, missing: sources }))
      const found = searches.map(searchOne)
      return issue === 'results are missing' ? found.slice(1) : found
    },
    versions: () => VERSIONS,
    close: () => Promise.resolve(),
  }
}
