import type { Worker } from 'node:worker_threads'
import type { SearchAnswer, SearchThreadData } from './messages.ts'
import type { Hit, Search } from './searcher.ts'
import { threadLost, type Spawn } from './threads.ts'

/** The place of one thread, which another one takes when it dies or is stuck. */
export interface Seat {
  /** Resolves when the first thread is ready; rejects when it ends before it was. */
  readonly ready: Promise<void>
  isFree(): boolean
  /** Rejects as lost where the thread died of its own accord. Only for a seat that is free. */
  run(search: Search): Promise<readonly Hit[]>
  close(): Promise<void>
}

export interface SeatOptions {
  readonly spawn: Spawn
  readonly data: SearchThreadData
  /** A thread that takes longer for one search is stuck, and ended. */
  readonly searchMs: number
  /** Called whenever it can take a search. */
  readonly onFree: () => void
}

interface Job {
  readonly resolve: (hits: readonly Hit[]) => void
  readonly reject: (error: unknown) => void
  readonly timer: NodeJS.Timeout
}

/** So that a thread that cannot begin is not begun over and over. */
const AGAIN_MS = 500
/** Many times what a thread takes until it is ready. */
const START_MS = 20_000

export function openSeat({ spawn, data, searchMs, onFree }: SeatOptions): Seat {
  const ready = Promise.withResolvers<void>()
  ready.promise.catch(() => undefined)
  let thread: Worker | undefined
  let isReady = false
  let isClosed = false
  let job: Job | undefined

  const finished = (): Job | undefined => {
    const done = job
    job = undefined
    clearTimeout(done?.timer)
    return done
  }
  const begin = (): void => {
    if (isClosed) return
    const began = spawn('search-thread', data)
    const late = setTimeout(() => void began.terminate(), START_MS).unref()
    let fault: unknown
    thread = began
    began.on('message', (answer: SearchAnswer) => {
      if (thread !== began) return
      if (answer.kind === 'ready') {
        clearTimeout(late)
        isReady = true
        ready.resolve()
      } else if (answer.kind === 'found') finished()?.resolve(answer.hits)
      else finished()?.reject(answer.error)
      onFree()
    })
    began.on('error', error => { fault = error })
    began.on('exit', () => {
      clearTimeout(late)
      if (thread !== began) return
      thread = undefined
      ready.reject(threadLost(fault))
      finished()?.reject(threadLost(fault))
      if (isReady) begin()
      else setTimeout(begin, AGAIN_MS).unref()
      isReady = false
    })
  }
  const replace = (): void => {
    const stuck = thread
    thread = undefined
    isReady = false
    void stuck?.terminate()
    finished()?.reject(new Error(`A search took longer than ${searchMs} ms.`))
    begin()
  }
  begin()

  return {
    ready: ready.promise,
    isFree: () => isReady && job === undefined,
    run: search => new Promise((resolve, reject) => {
      job = { resolve, reject, timer: setTimeout(replace, searchMs) }
      thread!.postMessage(search)
    }),
    async close() {
      isClosed = true
      const last = thread
      thread = undefined
      isReady = false
      ready.reject(threadLost())
      finished()?.reject(threadLost())
      await last?.terminate()
    },
  }
}
