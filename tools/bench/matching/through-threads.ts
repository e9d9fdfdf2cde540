import { createReadStream } from 'node:fs'
import { basename, join } from 'node:path'
import { createGunzip } from 'node:zlib'
import { openDatabase } from '#kernel/database/database.ts'
import { openOrm } from '#kernel/database/orm.ts'
import { asOwner } from '#app/database/with-client.ts'
import type { MatchParty } from '#compliance/matching/kinds.ts'
import { openSearcher, type OpenedSearcher } from '#compliance/searching/open-searcher.ts'
import { storedLists, type StoredLists } from '#compliance/searching/stored-lists.ts'
import type { SourceFile, WatchlistEntry } from '#compliance/watchlists/entry.ts'
import { type ListSource, recognise } from '#compliance/watchlists/formats/formats.ts'
import type { Environment } from '#tools/bench/environment.ts'
import { people, percentile } from './people.ts'
import { inventedPeople } from './synthetic.ts'
import { rows } from '../effort.ts'

const ENTRIES = rows(25_000)
const SUBJECTS = rows(600)
const CONCURRENCY = 32
const PAGE = 1_000
const LOAD_MS = 120_000

type Line = [string, string, string, string]

const fileIn =
  (folder: string) =>
  (path: string): SourceFile => ({
    name: basename(path),
    open: () =>
      path.endsWith('.gz')
        ? createReadStream(join(folder, path)).pipe(createGunzip())
        : createReadStream(join(folder, path)),
  })

async function published(folder: string, ...paths: readonly string[]): Promise<WatchlistEntry[]> {
  const files = paths.map(fileIn(folder))
  const entries: WatchlistEntry[] = []
  for await (const entry of (await recognise(files))!.entries(files)) entries.push(entry)
  return entries
}

/** Stores a list as the active version, as an import would. */
const store = (
  environment: Environment,
  source: ListSource,
  entries: readonly WatchlistEntry[],
): Promise<void> =>
  asOwner(environment.admin, async owner => {
    await owner.query(
      `insert into compliance.list_versions (source, number, version, status, entries, added, removed, changed, sha256, imported_at) values ($1, 1, '1', 'ACTIVE', $2, $2, 0, 0, '', now())`,
      [source, entries.length],
    )
    for (let at = 0; at < entries.length; at += PAGE)
      await owner.query(
        `insert into compliance.list_entries (source, entry_id, since, sha256, content) select $1, entry ->> 'id', 1, '', entry from jsonb_array_elements($2::jsonb) entry`,
        [source, JSON.stringify(entries.slice(at, at + PAGE))],
      )
    await owner.query('insert into compliance.list_sources (source, active_number) values ($1, 1)', [source])
  })

const usedMs = (since?: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(since)
  return (user + system) / 1000
}

async function loaded(lists: StoredLists): Promise<{ searcher: OpenedSearcher; ms: number; cpuMs: number }> {
  const [began, cpu] = [performance.now(), process.cpuUsage()]
  const searcher = openSearcher({ lists, threads: 1 })
  await searcher.load(Date.now() + LOAD_MS)
  return { searcher, ms: performance.now() - began, cpuMs: usedMs(cpu) }
}

/**
 * Measures the path of a server process: it loads lists from the database and sends each search to a worker
 * thread.
 */
export async function throughThreads(environment: Environment, folder: string): Promise<Line[]> {
  const [sdn, un, consolidated, congress] = await Promise.all([
    published(
      folder,
      'ofac/sdn_2021_sdn.csv.gz',
      'ofac/sdn_2021_alt.csv.gz',
      'ofac/sdn_2021_add.csv.gz',
      'ofac/sdn_2021_sdn_comments.csv.gz',
    ),
    published(folder, 'un/un_consolidated_2026-02-27.xml.gz'),
    published(folder, 'ofac/CONS_ENHANCED_2025-01-10.xml.gz'),
    published(folder, 'pep/us_congress_senzing.jsonl.gz'),
  ])
  const orm = openOrm([])
  const database = openDatabase({ app: environment.app, orm })
  const lists = storedLists(database)
  try {
    await store(environment, 'OFAC_SDN', sdn)
    await store(environment, 'UN_CONSOLIDATED', un)
    const few = await loaded(lists)
    await few.searcher.close()
    await store(environment, 'OFAC_CONSOLIDATED', consolidated)
    await store(environment, 'SRC_GLOBAL_PEP', congress)
    const real = sdn.length + un.length + consolidated.length + congress.length
    await store(environment, 'SRC_AFRICAN_PEP', [...inventedPeople(ENTRIES - real)])
    const { searcher } = await loaded(lists)
    const [listed, others] = [
      people(folder, 'positives_un_treated_half_a.csv.gz'),
      people(folder, 'negatives_global_10k.csv.gz'),
    ]
    const some = (from: number): MatchParty[] => [
      ...listed.slice(from, from + SUBJECTS / 2),
      ...others.slice(from, from + SUBJECTS / 2),
    ]
    const searched = await timed(searcher, some(0), some(SUBJECTS / 2))
    await searcher.close()
    return [
      [
        'UN and OFAC from the database into a thread',
        `${few.ms.toFixed(0)} ms`,
        `${few.cpuMs.toFixed(0)} ms CPU, ${sdn.length + un.length} parties`,
        '3,000 ms',
      ],
      [
        `search in a thread and back, five lists of ${ENTRIES}, ${real} of them real, p50 and p99`,
        `${percentile(searched.milliseconds, 0.5).toFixed(1)} and ${percentile(searched.milliseconds, 0.99).toFixed(1)} ms`,
        `${searched.cpuMs.toFixed(2)} ms CPU each`,
        'p99 10 ms',
      ],
      ['such searches a second and core', (1000 / searched.cpuMs).toFixed(0), `${CONCURRENCY} callers`, ''],
    ]
  } finally {
    await database.close()
    await orm.close()
  }
}

/**
 * Searches one after another to measure latency, then concurrently to measure processor time. The searches in
 * `before` warm up the thread.
 */
async function timed(
  searcher: OpenedSearcher,
  parties: readonly MatchParty[],
  before: readonly MatchParty[],
): Promise<{ milliseconds: number[]; cpuMs: number }> {
  const sources = Object.keys(searcher.versions()) as ListSource[]
  const search = (party: MatchParty): Promise<unknown> =>
    searcher.search([{ party, sources, threshold: 70, limit: 100 }], {
      workspaceId: 'bench',
      deadlineAt: Date.now() + LOAD_MS,
    })
  for (const party of before) await search(party)
  const milliseconds: number[] = []
  for (const party of parties) {
    const began = performance.now()
    await search(party)
    milliseconds.push(performance.now() - began)
  }
  const cpu = process.cpuUsage()
  const waiting = [...parties]
  await Promise.all(
    Array.from({ length: CONCURRENCY }, async () => {
      for (let party = waiting.pop(); party !== undefined; party = waiting.pop()) await search(party)
    }),
  )
  return { milliseconds: milliseconds.sort((one, other) => one - other), cpuMs: usedMs(cpu) / parties.length }
}
