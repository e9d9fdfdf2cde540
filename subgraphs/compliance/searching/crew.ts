import type { MatchIndex } from '../matching/index/layout.ts'
import type { ListSource } from '../watchlists/formats/formats.ts'
import { SOURCE_NAMES } from '../watchlists/sources.ts'
import { refuse } from '../errors.ts'
import type { Found, Hit, Search } from './searcher.ts'
import { openSeat } from './seat.ts'
import type { StoredVersion } from './stored-lists.ts'
import { isThreadLost, type Spawn } from './threads.ts'

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
  search(searches: readonly Search[], deadlineAt: number): Promise<readonly Found[]>
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
}

interface Call {
  readonly searches: readonly Search[]
  readonly hits: (readonly Hit[])[]
  readonly finish: (error?: unknown) => void
  left: number
  isOver: boolean
}
interface Task { readonly call: Call; readonly at: number; readonly isRepeated: boolean }

const unavailable = (cause?: unknown): Error => Object.assign(refuse('SCREENING_UNAVAILABLE', { retryAfterS: 1 }), cause !== undefined && { cause })

export function openCrew({ lists, threads, spawn, searchMs, waitingMax }: CrewOptions): Crew {
  const versions: Versions = Object.fromEntries(lists.map(({ stored }) => [stored.source, stored.version]))
  const indexes = SOURCE_NAMES.flatMap(source => lists.filter(({ stored }) => stored.source === source).map(({ index }) => ({ source, index })))
  const calls = new Set<Call>()
  const waiting: Task[] = []
  const idle = Promise.withResolvers<void>()
  let isRetired = false
  // Nobody needs a thread to search nothing.
  const seats = Array.from({ length: indexes.length === 0 ? 0 : threads }, () => openSeat({ spawn, data: { indexes }, searchMs, onFree: () => next() }))

  function next(): void {
    for (const seat of seats) {
      if (!seat.isFree()) continue
      const task = nextOf(waiting)
      if (task === undefined) return
      seat.run(task.call.searches[task.at]!).then(hits => found(task, hits), (error: unknown) => failed(task, error))
    }
  }
  function found({ call, at }: Task, hits: readonly Hit[]): void {
    call.hits[at] = hits
    if (--call.left === 0) call.finish()
  }
  function failed(task: Task, error: unknown): void {
    // A search changes nothing; one that has ended two threads is not tried on a third.
    if (isThreadLost(error) && !task.isRepeated && !task.call.isOver) waiting.unshift({ ...task, isRepeated: true })
    else task.call.finish(unavailable(error))
    next()
  }

  return {
    versions,
    ready: Promise.all(seats.map(seat => seat.ready)),
    search(searches, deadlineAt) {
      const answer = (hits: readonly (readonly Hit[])[]): Found[] => searches.map(({ sources }, at) => ({
        hits: hits[at] ?? [],
        versions: Object.fromEntries(sources.flatMap(source => versions[source] === undefined ? [] : [[source, versions[source]]])),
        missing: sources.filter(source => versions[source] === undefined),
      }))
      if (seats.length === 0 || searches.length === 0) return Promise.resolve(answer([]))
      const remainingMs = deadlineAt - Date.now()
      if (remainingMs <= 0 || waiting.length + searches.length > waitingMax) return Promise.reject(unavailable())
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => call.finish(unavailable()), remainingMs)
        const call: Call = {
          searches, hits: [], left: searches.length, isOver: false,
          finish(error) {
            if (call.isOver) return
            call.isOver = true
            clearTimeout(timer)
            calls.delete(call)
            if (error === undefined) resolve(answer(call.hits))
            else reject(error as Error)
            if (isRetired && calls.size === 0) idle.resolve()
          },
        }
        calls.add(call)
        searches.forEach((_, at) => waiting.push({ call, at, isRepeated: false }))
        next()
      })
    },
    async retire() {
      isRetired = true
      if (calls.size > 0) await idle.promise
      await Promise.all(seats.map(seat => seat.close()))
    },
    async close() {
      for (const call of [...calls]) call.finish(unavailable())
      await Promise.all(seats.map(seat => seat.close()))
    },
  }
}

/** The next that somebody still waits for. */
function nextOf(waiting: Task[]): Task | undefined {
  for (let task = waiting.shift(); task !== undefined; task = waiting.shift()) if (!task.call.isOver) return task
  return undefined
}
