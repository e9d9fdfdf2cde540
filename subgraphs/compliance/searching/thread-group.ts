import { setImmediate as nextTurn } from 'node:timers/promises'
import type { MatchIndex } from '#compliance/matching/index/layout.ts'
import type { ListSource } from '#compliance/watchlists/formats/formats.ts'
import { SOURCE_NAMES } from '#compliance/watchlists/sources.ts'
import { refuse } from '#compliance/errors.ts'
import type { SearchThreadData } from './messages.ts'
import { openPool } from './pool.ts'
import { recentSearches, searchKey } from './recent-searches.ts'
import type { Found, SearchHit, Search, SearchCall } from './searcher.ts'
import type { StoredVersion } from './stored-lists.ts'
import type { Spawn } from './threads.ts'

/** A version of a list, ready to be searched. */
export interface LoadedList {
  readonly stored: StoredVersion
  readonly index: MatchIndex
}

export type Versions = Readonly<Partial<Record<ListSource, string>>>

/** Threads that search one fixed set of list versions. Other versions need another crew. */
export interface ThreadGroup {
  /** Resolves when every thread is ready; rejects when a thread cannot start. */
  readonly ready: Promise<unknown>
  readonly versions: Versions
  search(searches: readonly Search[], call: SearchCall): Promise<readonly Found[]>
  /** Closes after all pending searches have finished. */
  retire(): Promise<void>
  /** Closes immediately; pending searches are rejected. */
  close(): Promise<void>
}

export interface ThreadGroupOptions {
  readonly lists: readonly LoadedList[]
  readonly threads: number
  readonly spawn: Spawn
  readonly searchMs: number
  /** Maximum number of queued parties. */
  readonly waitingMax: number
  /** Maximum number of queued parties per workspace. */
  readonly waitingEachMax: number
}

const unavailable = (cause?: unknown): Error =>
  Object.assign(refuse('SCREENING_UNAVAILABLE', { retryAfterS: 1 }), cause !== undefined && { cause })

/** The time of a search grows with the number of names, since each is read in all its spellings. */
const costOf = ({ party }: Search): number => Math.max(1, party.names.length)

export function openThreadGroup({
  lists,
  threads,
  spawn,
  searchMs,
  waitingMax,
  waitingEachMax,
}: ThreadGroupOptions): ThreadGroup {
  const versions: Versions = Object.fromEntries(lists.map(({ stored }) => [stored.source, stored.version]))
  const indexes = SOURCE_NAMES.flatMap(source =>
    lists.filter(({ stored }) => stored.source === source).map(({ index }) => ({ source, index })),
  )
  // Without lists no thread is needed.
  const isEmpty = indexes.length === 0
  const pool = openPool<Search, readonly SearchHit[]>({
    thread: 'search-thread',
    data: { indexes } satisfies SearchThreadData,
    threads: isEmpty ? 0 : threads,
    spawn,
    taskMs: searchMs,
    waitingMax,
    waitingEachMax,
    costOf,
    isForPayments: true,
    unavailable,
  })
  const recent = recentSearches()
  async function hitsOf(
    searches: readonly Search[],
    call: SearchCall,
  ): Promise<readonly (readonly SearchHit[])[]> {
    const keys = searches.map(search => searchKey(call.workspaceId, search))
    const isKnown = keys.map(key => recent.hasNoHits(key))
    const others = searches.filter((_, at) => !isKnown[at])
    if (others.length === 0 && call.deadlineAt < Date.now()) throw unavailable()
    // Also known results wait for a turn, so that a caller in a loop does not block the event loop.
    const found = others.length === 0 ? await nextTurn([]) : await pool.run(others, call)
    let next = 0
    return keys.map((key, at) => {
      if (isKnown[at]) return []
      const hits = found[next++]!
      if (hits.length === 0) recent.addWithoutHits(key)
      return hits
    })
  }
  return {
    versions,
    ready: pool.ready,
    async search(searches, call) {
      const hits = isEmpty ? [] : await hitsOf(searches, call)
      return searches.map(({ sources }, at) => ({
        hits: hits[at] ?? [],
        versions: Object.fromEntries(
          sources.flatMap(source => (versions[source] === undefined ? [] : [[source, versions[source]]])),
        ),
        missing: sources.filter(source => versions[source] === undefined),
      }))
    },
    retire: () => pool.retire(),
    close: () => pool.close(),
  }
}
