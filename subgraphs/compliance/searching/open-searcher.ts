import { setTimeout as sleep } from 'node:timers/promises'
import { refuse } from '../errors.ts'
import { openCrew, type Crew } from './crew.ts'
import { load, type LoadedLists, type SearchLog } from './loading.ts'
import type { Searcher } from './searcher.ts'
import type { StoredLists } from './stored-lists.ts'
import { spawnThread, type Spawn } from './threads.ts'

/** A searcher that loads the lists by itself, from the first search on. */
export interface OpenedSearcher extends Searcher {
  /** Begins to load; resolves when every list in force was tried once, and rejects when that takes longer. */
  loaded(deadlineAt: number): Promise<void>
}

export interface SearcherOptions {
  readonly lists: StoredLists
  readonly threads: number
  /** Told of what went wrong behind the searches. */
  readonly log?: SearchLog
  readonly spawn?: Spawn
  /** How often it looks for other versions. */
  readonly lookMs?: number
  /** A thread that takes longer for one party is stuck. */
  readonly searchMs?: number
  /** How many parties may wait: those of payments, and all others. */
  readonly waitingMax?: number
  /** How many parties of one workspace may wait. */
  readonly waitingEachMax?: number
}

/** With the time to load it, a new version is served within five seconds. */
const LOOK_MS = 1_000
/** Many times what any search takes. */
const SEARCH_MS = 2_000
const WAITING_MAX = 1_000
/** Several times what one batch or payment asks for together. */
const WAITING_EACH_MAX = 250
const LOAD_MS = 2_000

export function openSearcher({ lists, threads, log = () => undefined, spawn = spawnThread, lookMs = LOOK_MS, searchMs = SEARCH_MS, waitingMax = WAITING_MAX, waitingEachMax = WAITING_EACH_MAX }: SearcherOptions): OpenedSearcher {
  const first = Promise.withResolvers<void>()
  const ending = new AbortController()
  const { signal } = ending
  /** The one that is searched, those that still finish, and one that begins. */
  const crews = new Set<Crew>()
  let inUse: { readonly crew: Crew; readonly lists: LoadedLists } | undefined
  let running: Promise<void> | undefined

  const dismiss = (crew: Crew, how: 'retire' | 'close'): Promise<void> => crew[how]().finally(() => crews.delete(crew))

  async function use(loaded: LoadedLists): Promise<void> {
    const crew = openCrew({ lists: [...loaded.values()], threads, spawn, searchMs, waitingMax, waitingEachMax })
    crews.add(crew)
    try {
      await crew.ready
    } catch (error) {
      await dismiss(crew, 'close')
      throw error
    }
    const before = inUse
    inUse = { crew, lists: loaded }
    first.resolve()
    if (before) void dismiss(before.crew, 'retire')
  }

  /** Brings what is searched in line with what is in force, over and over. */
  async function run(): Promise<void> {
    while (!signal.aborted) {
      let isMoreLeft = false
      try {
        const loaded = await load(inUse?.lists, { lists, spawn, log, signal, withinMs: inUse ? LOAD_MS : Infinity })
        if (loaded) await use(loaded.lists)
        isMoreLeft = loaded?.isMoreLeft ?? false
      } catch (error) {
        if (!signal.aborted) log({ error }, 'the watchlists in force could not be taken into use')
      }
      if (!isMoreLeft) await sleep(lookMs, undefined, { signal, ref: false }).catch(() => undefined)
    }
  }
  const begun = (deadlineAt: number): Promise<void> => {
    running ??= run()
    return inTime(first.promise, deadlineAt, signal)
  }

  return {
    async search(searches, call) {
      if (signal.aborted) throw refuse('SCREENING_UNAVAILABLE')
      if (!inUse) await begun(call.deadlineAt)
      return inUse!.crew.search(searches, call)
    },
    versions: () => inUse?.crew.versions ?? {},
    loaded: begun,
    async close() {
      ending.abort()
      await Promise.all([...crews].map(crew => dismiss(crew, 'close')))
      await running
      // One may have begun at the last moment.
      await Promise.all([...crews].map(crew => dismiss(crew, 'close')))
    },
  }
}

/** What is promised, unless it takes longer than anybody waits or the searcher is closed meanwhile. */
async function inTime<Result>(promised: Promise<Result>, deadlineAt: number, signal: AbortSignal): Promise<Result> {
  const over = Promise.withResolvers<never>()
  const refused = (): void => over.reject(refuse('SCREENING_UNAVAILABLE', { retryAfterS: 1 }))
  const timer = setTimeout(refused, Math.max(0, deadlineAt - Date.now()))
  signal.addEventListener('abort', refused, { once: true })
  try {
    return await Promise.race([promised, over.promise])
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', refused)
  }
}
