import { setTimeout as sleep } from 'node:timers/promises'
import { refuse } from '#compliance/errors.ts'
import { openThreadGroup, type ThreadGroup } from './thread-group.ts'
import { load, type LoadedLists, type SearchLog } from './loading.ts'
import type { Searcher } from './searcher.ts'
import type { StoredLists } from './stored-lists.ts'
import { spawnThread, type Spawn } from './threads.ts'

/** A searcher that loads the lists automatically, starting at the first search. */
export interface OpenedSearcher extends Searcher {
  /** Loads the lists that are active now. Resolves when each was tried once; rejects after the deadline. */
  load(deadlineAt: number): Promise<void>
}

export interface SearcherOptions {
  readonly lists: StoredLists
  readonly threads: number
  /** Called with errors that occur outside searches, such as when lists are loaded. */
  readonly log?: SearchLog
  readonly spawn?: Spawn
  /** Interval between checks for new versions. */
  readonly pollMs?: number
  /** A thread that takes longer for one party counts as stuck and is replaced. */
  readonly searchMs?: number
  /** Maximum number of queued parties, separately for payments and all others. */
  readonly waitingMax?: number
  /** Maximum number of queued parties per workspace. */
  readonly waitingEachMax?: number
}

/** Together with the time to load, a new version is searched within five seconds. */
const POLL_INTERVAL_MS = 1_000
/** Many times the duration of any search. */
const SEARCH_MS = 2_000
const WAITING_MAX = 1_000
/** Several times the number of searches of one batch or payment. */
const WAITING_EACH_MAX = 250
const LOAD_MS = 2_000

export function openSearcher({
  lists,
  threads,
  log = () => undefined,
  spawn = spawnThread,
  pollMs = POLL_INTERVAL_MS,
  searchMs = SEARCH_MS,
  waitingMax = WAITING_MAX,
  waitingEachMax = WAITING_EACH_MAX,
}: SearcherOptions): OpenedSearcher {
  const groupOptions = { threads, spawn, searchMs, waitingMax, waitingEachMax }
  const first = Promise.withResolvers<void>()
  const ending = new AbortController()
  const { signal } = ending
  /** The thread group in use, retired groups with pending searches, and one that is starting. */
  const threadGroups = new Set<ThreadGroup>()
  let inUse: { readonly threadGroup: ThreadGroup; readonly lists: LoadedLists } | undefined
  let running: Promise<void> | undefined

  const dismiss = (threadGroup: ThreadGroup, how: 'retire' | 'close'): Promise<void> =>
    threadGroup[how]().finally(() => threadGroups.delete(threadGroup))

  async function switchTo(loaded: LoadedLists): Promise<void> {
    const threadGroup = openThreadGroup({ lists: [...loaded.values()], ...groupOptions })
    threadGroups.add(threadGroup)
    try {
      await threadGroup.ready
    } catch (error) {
      await dismiss(threadGroup, 'close')
      throw error
    }
    const before = inUse
    inUse = { threadGroup, lists: loaded }
    first.resolve()
    if (before) void dismiss(before.threadGroup, 'retire')
  }

  /** Loads the active versions and switches searches to them. */
  async function update(): Promise<{ readonly isMoreLeft: boolean }> {
    const loaded = await load(inUse?.lists, {
      lists,
      spawn,
      log,
      signal,
      withinMs: inUse ? LOAD_MS : Infinity,
    })
    if (loaded) await switchTo(loaded.lists)
    return { isMoreLeft: loaded?.isMoreLeft ?? false }
  }
  const rounds = oneAfterAnother(update)
  const startLoading = (deadlineAt: number): Promise<void> => {
    running ??= repeat(rounds.run, { everyMs: pollMs, log, signal })
    return awaitBeforeDeadline(first.promise, deadlineAt, signal)
  }

  return {
    async search(searches, call) {
      if (signal.aborted) throw refuse('SCREENING_UNAVAILABLE')
      if (!inUse) await startLoading(call.deadlineAt)
      return inUse!.threadGroup.search(searches, call)
    },
    versions: () => inUse?.threadGroup.versions ?? {},
    async load(deadlineAt) {
      const isLoaded = inUse !== undefined
      await startLoading(deadlineAt)
      // An earlier round may have missed lists that are active by now.
      if (isLoaded) await awaitBeforeDeadline(rounds.run(), deadlineAt, signal)
    },
    async close() {
      ending.abort()
      await Promise.all([...threadGroups].map(threadGroup => dismiss(threadGroup, 'close')))
      await Promise.all([running, rounds.ended()])
      // A group may have started in the last round.
      await Promise.all([...threadGroups].map(threadGroup => dismiss(threadGroup, 'close')))
    },
  }
}

/** Runs never overlap, since each replaces the thread group of the one before. The first begins at once. */
function oneAfterAnother<Result>(work: () => Promise<Result>): {
  run(): Promise<Result>
  ended(): Promise<unknown>
} {
  let last: Promise<unknown> | undefined
  return {
    run() {
      const own = last ? last.then(work, work) : work()
      const ended = own
        .catch(() => undefined)
        .finally(() => {
          if (last === ended) last = undefined
        })
      last = ended
      return own
    },
    ended: async () => last,
  }
}

/** Updates the lists repeatedly until aborted, without a pause while more is left. */
async function repeat(
  update: () => Promise<{ readonly isMoreLeft: boolean }>,
  {
    everyMs,
    log,
    signal,
  }: { readonly everyMs: number; readonly log: SearchLog; readonly signal: AbortSignal },
): Promise<void> {
  while (!signal.aborted) {
    let isMoreLeft = false
    try {
      isMoreLeft = (await update()).isMoreLeft
    } catch (error) {
      if (!signal.aborted) log({ error }, 'failed to switch to the active watchlists')
    }
    if (!isMoreLeft) await sleep(everyMs, undefined, { signal, ref: false }).catch(() => undefined)
  }
}

/** Rejects with SCREENING_UNAVAILABLE after the deadline or when the searcher is closed. */
async function awaitBeforeDeadline<Result>(
  promised: Promise<Result>,
  deadlineAt: number,
  signal: AbortSignal,
): Promise<Result> {
  const over = Promise.withResolvers<never>()
  const rejectUnavailable = (): void => over.reject(refuse('SCREENING_UNAVAILABLE', { retryAfterS: 1 }))
  const timer = setTimeout(rejectUnavailable, Math.max(0, deadlineAt - Date.now()))
  signal.addEventListener('abort', rejectUnavailable, { once: true })
  try {
    return await Promise.race([promised, over.promise])
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', rejectUnavailable)
  }
}
