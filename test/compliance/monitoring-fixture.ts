import type { Context } from '#kernel/context.ts'
import { buildIndex } from '#compliance/matching/index/build.ts'
import { createSearching } from '#compliance/matching/index/candidates.ts'
import { search } from '#compliance/matching/index/search.ts'
import { continueListUpdateRun } from '#compliance/operations/lists/continue-list-update-run.ts'
import { createSubject } from '#compliance/operations/subjects/create-subject.ts'
import { openListUpdateRuns } from '#compliance/operations/lists/open-list-update-runs.ts'
import { screenDueSubjects } from '#compliance/operations/screenings/screen-due-subjects.ts'
import { setSubjectMonitoring } from '#compliance/operations/subjects/set-subject-monitoring.ts'
import type { Assess, RiskBand } from '#compliance/risk/assessment.ts'
import { provideDependencies } from '#compliance/screening/dependencies.ts'
import type { Found, Search, Searcher } from '#compliance/searching/searcher.ts'
import type { WatchlistEntry } from '#compliance/watchlists/entry.ts'
import type { ListSource } from '#compliance/watchlists/formats/formats.ts'
import { withClient } from '#test/support/clients.ts'
import { adminOf } from '#test/support/cluster.ts'
import { world, type World } from '#test/support/world.ts'
import { listedParty } from '#test/compliance/parties.ts'

const BANDS: readonly RiskBand[] = [
  { level: 'LOW', minScore: 0, maxScore: 250 },
  { level: 'MEDIUM', minScore: 251, maxScore: 500 },
  { level: 'HIGH', minScore: 501, maxScore: 750 },
  { level: 'CRITICAL', minScore: 751, maxScore: 1000 },
]

/** Ten risk points per point of the best match, so that tests can see how a score is used. */
const assess: Assess = ({ matches }) => {
  const score = Math.round(Math.max(0, ...matches.map(match => match.score * 10)))
  const { level } = BANDS.find(({ maxScore }) => score <= maxScore)!
  return {
    score,
    band: level,
    contributions: [],
    outcome: score > 750 ? 'BLOCK' : 'APPROVE',
    triggeredRules: [],
    reasons: [],
  }
}

/** A listed person with an invented name; the programme differs between versions. */
export const listed = (id: string, name: string, remarks = 'as published'): WatchlistEntry =>
  listedParty({ id, names: [{ text: name, kind: 'PRIMARY' }], programs: [remarks], remarks })

type Entries = ReadonlyMap<string, WatchlistEntry>

/** Lists of this file's database, with a searcher that loads them on demand. */
export interface Lists {
  activeEntries(source: ListSource): Entries
  /** Publishes the next version of the list and returns its number. */
  publish(source: ListSource, entries: readonly WatchlistEntry[]): Promise<number>
  /** Loads the published versions into the searcher. */
  load(): void
  /** Number of next searches that fail. */
  failing: number
  /** Names for which every search fails. */
  readonly unsearchable: Set<string>
}

const published = new Map<ListSource, { number: number; entries: Map<string, WatchlistEntry> }>()
let loaded = new Map<ListSource, { version: string; searching: ReturnType<typeof createSearching> }>()
const dirty = new Set<ListSource>()

async function write(
  databaseName: string,
  source: ListSource,
  entries: readonly WatchlistEntry[],
): Promise<number> {
  const before = published.get(source) ?? { number: 0, entries: new Map<string, WatchlistEntry>() }
  const number = before.number + 1
  const after = new Map(entries.map(entry => [entry.id, entry]))
  const differs = (id: string): boolean =>
    JSON.stringify(before.entries.get(id)) !== JSON.stringify(after.get(id))
  const removed = [...before.entries.keys()].filter(differs)
  const come = [...after.keys()].filter(differs)
  const changed = come.filter(id => before.entries.has(id)).length
  await withClient(adminOf(databaseName), async client => {
    await client.query('begin')
    await client.query(
      `update compliance.list_versions set status = 'SUPERSEDED' where source = $1 and status = 'ACTIVE'`,
      [source],
    )
    await client.query(
      `insert into compliance.list_versions (source, number, version, status, entries, added, removed, changed, sha256, imported_at)
      values ($1, $2, $3, 'ACTIVE', $4, $5, $6, $7, '\\x00', now())`,
      [source, number, `v${number}`, after.size, come.length - changed, removed.length - changed, changed],
    )
    await client.query(
      'update compliance.list_entries set until = $2 where source = $1 and until is null and entry_id = any($3)',
      [source, number, removed],
    )
    for (const id of come)
      await client.query(
        `insert into compliance.list_entries (source, entry_id, since, sha256, content) values ($1, $2, $3, '\\x00', $4)`,
        [source, id, number, JSON.stringify(after.get(id))],
      )
    await client.query(
      `insert into compliance.list_sources (source, active_number) values ($1, $2) on conflict (source) do update set active_number = excluded.active_number`,
      [source, number],
    )
    await client.query('commit')
  })
  published.set(source, { number, entries: after })
  dirty.add(source)
  return number
}

function loadAll(): void {
  const next = new Map(loaded)
  for (const source of dirty) {
    const { number, entries } = published.get(source)!
    next.set(source, {
      version: `v${number}`,
      searching: createSearching(
        buildIndex([...entries].map(([reference, entry]) => ({ reference, entry }))),
      ),
    })
  }
  dirty.clear()
  loaded = next
}

function searchOne({ party, sources, threshold, limit }: Search): Found {
  const there = sources.filter(source => loaded.has(source))
  const hits = there.flatMap(source =>
    search(loaded.get(source)!.searching, party, { threshold, limit }).map(
      ({ reference, ...comparison }) => ({ source, entryId: reference, comparison }),
    ),
  )
  return {
    hits: hits.sort((one, other) => other.comparison.score - one.comparison.score).slice(0, limit),
    versions: Object.fromEntries(there.map(source => [source, loaded.get(source)!.version])),
    missing: [],
  }
}

export interface Monitoring extends World {
  readonly lists: Lists
  key(): Context
  /** Adds a monitored subject and runs its initial screening. */
  watched(name: string): Promise<string>
  /** Adds a subject without monitoring. */
  added(name: string): Promise<string>
  /** Runs all due work: opens list update runs and continues until nothing is left. */
  settle(): Promise<void>
}

export async function monitoring(): Promise<Monitoring> {
  const here = await world()
  await here.endWorker()
  const lists: Lists = {
    failing: 0,
    unsearchable: new Set(),
    activeEntries: source => published.get(source)?.entries ?? new Map(),
    publish: (source, entries) => write(here.databaseName, source, entries),
    load: loadAll,
  }
  const searcher: Searcher = {
    async search(searches) {
      if (searches.some(({ party }) => party.names.some(({ text }) => lists.unsearchable.has(text))))
        throw new Error('a thread was lost')
      if (lists.failing > 0) {
        lists.failing -= 1
        throw new Error('no thread could be had')
      }
      return searches.map(searchOne)
    },
    versions: () => Object.fromEntries([...loaded].map(([source, { version }]) => [source, version])),
    close: async () => undefined,
  }
  provideDependencies(here.database, {
    searcher,
    engine: 'test',
    assess,
    riskConfig: async () => ({ factors: [], bands: BANDS, rules: [], countries: [], configHash: 'test' }),
    flagsOf: () => ({}),
  })
  const key = (): Context =>
    here.as({
      kind: 'tenant_key',
      service: 'compliance',
      scopes: ['compliance:*'],
      declaredActor: 'analyst@bank.example',
    })
  const added = async (name: string): Promise<string> =>
    (await createSubject(key(), { type: 'INDIVIDUAL', name })).id
  const fresh = (): Context => ({ ...here.platformContext, loaders: new Map() })
  const settle = async (): Promise<void> => {
    await openListUpdateRuns(fresh(), {})
    for (let done = 1; done > 0;)
      done = (await continueListUpdateRun(fresh(), {})) + (await screenDueSubjects(fresh()))
  }
  return {
    ...here,
    lists,
    key,
    added,
    settle,
    async watched(name) {
      const id = await added(name)
      await setSubjectMonitoring(key(), { id, enabled: true })
      await settle()
      return id
    },
  }
}
