import type { MatchIndex } from '../matching/index/layout.ts'
import type { ListSource } from '../watchlists/formats/formats.ts'
import { SOURCE_NAMES } from '../watchlists/sources.ts'
import { refuse } from '../errors.ts'
import type { SearchThreadData } from './messages.ts'
import { openPool } from './pool.ts'
import type { Found, Hit, Search, SearchCall } from './searcher.ts'
import type { StoredVersion } from './stored-lists.ts'
import type { Spawn } from './threads.ts'

/** A version of a list, ready to be searched. */
export interface LoadedList {
  readonly stored: StoredVersion
  readonly index: MatchIndex
}

export type Versions = Readonly<Partial<Record<ListSource, string>>>

/** Threads that search the same versions of the lists as long as they live; who wants other versions takes another crew. */
export interface Crew {
  /** Resolves when every thread is ready; rejects when one cannot begin. */
  readonly ready: Promise<unknown>
  readonly versions: Versions
  search(searches: readonly Search[], call: SearchCall): Promise<readonly Found[]>
  /** Ends once everything is found that was asked for. */
  retire(): Promise<void>
  /** Ends at once; what is still asked for is refused. */
  close(): Promise<void>
}

export interface CrewOptions {
  readonly lists: readonly LoadedList[]
  readonly threads: number
  readonly spawn: Spawn
  readonly searchMs: number
  /** How many parties may wait. */
  readonly waitingMax: number
  /** How many parties of one workspace may wait. */
  readonly waitingEachMax: number
}

const unavailable = (cause?: unknown): Error => Object.assign(refuse('SCREENING_UNAVAILABLE', { retryAfterS: 1 }), cause !== undefined && { cause })

/** A name is read in each of its spellings, so a party with many names takes as many times as long. */
const costOf = ({ party }: Search): number => Math.max(1, party.names.length)

export function openCrew({ lists, threads, spawn, searchMs, waitingMax, waitingEachMax }: CrewOptions): Crew {
  const versions: Versions = Object.fromEntries(lists.map(({ stored }) => [stored.source, stored.version]))
  const indexes = SOURCE_NAMES.flatMap(source => lists.filter(({ stored }) => stored.source === source).map(({ index }) => ({ source, index })))
  // Nobody needs a thread to search nothing.
  const isEmpty = indexes.length === 0
  const pool = openPool<Search, readonly Hit[]>({
    thread: 'search-thread', data: { indexes } satisfies SearchThreadData, threads: isEmpty ? 0 : threads, spawn, taskMs: searchMs, waitingMax, waitingEachMax, costOf, isForPayments: true, unavailable,
  })
  return {
    versions,
    ready: pool.ready,
    async search(searches, call) {
      const hits = isEmpty || searches.length === 0 ? [] : await pool.run(searches, call)
      return searches.map(({ sources }, at) => ({
        hits: hits[at] ?? [],
        versions: Object.fromEntries(sources.flatMap(source => versions[source] === undefined ? [] : [[source, versions[source]]])),
        missing: sources.filter(source => versions[source] === undefined),
      }))
    },
    retire: () => pool.retire(),
    close: () => pool.close(),
  }
}
