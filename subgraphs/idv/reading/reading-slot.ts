import { getCompileCacheDir } from 'node:module'
import { dirname } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { DocumentReading } from './printed-data.ts'
import type { ReadingReply, ReadingTask } from './reading-messages.ts'

/** Starts a thread; tests replace it with one that dies or hangs. */
export type SpawnReadingThread = () => Worker

/** The thread needs no environment variable of the process, prints nothing, and lets the process exit. */
export const spawnReadingThread: SpawnReadingThread = () => {
  const cache = getCompileCacheDir()
  const thread = new Worker(new URL('./reading-thread.ts', import.meta.url), {
    name: 'reading-thread',
    // Its large buffers are outside of the heap; a larger young generation would only take memory.
    resourceLimits: { maxYoungGenerationSizeMb: 4 },
    env: cache === undefined ? {} : { NODE_COMPILE_CACHE: dirname(cache) },
    stdout: true,
    stderr: true,
  })
  for (const stream of [thread.stdout, thread.stderr]) stream.resume()
  thread.unref()
  return thread
}

/** A slot for one thread; a new thread replaces one that dies or is stuck. */
export interface ReadingSlot {
  isFree(): boolean
  /** Reads a picture; call it only when `isFree()`. */
  run(task: ReadingTask): Promise<DocumentReading>
  close(): Promise<void>
}

export interface ReadingSlotOptions {
  readonly spawn: SpawnReadingThread
  /** A thread that takes longer for one picture counts as stuck and is ended. */
  readonly taskMs: number
  /** Called whenever the slot can take a picture. */
  readonly onFree: () => void
}

/** Many times the start time of a thread. */
const START_MS = 60_000
/** Delay before a thread that ended is started again. */
const RESTART_DELAY_MS = 500

export function openReadingSlot({ spawn, taskMs, onFree }: ReadingSlotOptions): ReadingSlot {
  let thread: Worker | undefined
  let isReady = false
  let isClosed = false
  let pending:
    { resolve(reading: DocumentReading): void; reject(error: Error): void; timer: NodeJS.Timeout } | undefined
  const settle = (): typeof pending => {
    const settled = pending
    pending = undefined
    clearTimeout(settled?.timer)
    return settled
  }
  const start = (): void => {
    if (isClosed) return
    const spawned = spawn()
    const startTimeout = setTimeout(() => void spawned.terminate(), START_MS).unref()
    thread = spawned
    spawned.on('message', (reply: ReadingReply) => {
      if (thread !== spawned) return
      clearTimeout(startTimeout)
      isReady = true
      if (reply.kind === 'read') settle()?.resolve(reply.reading)
      else if (reply.kind === 'failed')
        settle()?.reject(new Error(`The picture was not read: ${reply.reason}.`))
      onFree()
    })
    spawned.on('error', () => undefined)
    spawned.on('exit', () => {
      clearTimeout(startTimeout)
      if (thread !== spawned) return
      thread = undefined
      isReady = false
      settle()?.reject(new Error('The thread that reads pictures has ended.'))
      setTimeout(start, RESTART_DELAY_MS).unref()
    })
  }
  const replace = (): void => {
    const stuck = thread
    thread = undefined
    isReady = false
    void stuck?.terminate()
    settle()?.reject(new Error(`Reading the picture took longer than ${taskMs} ms.`))
    start()
  }
  start()
  return {
    isFree: () => isReady && pending === undefined,
    run: task =>
      new Promise((resolve, reject) => {
        pending = { resolve, reject, timer: setTimeout(replace, taskMs) }
        thread!.postMessage(task)
      }),
    async close() {
      isClosed = true
      const last = thread
      thread = undefined
      isReady = false
      settle()?.reject(new Error('The process is shutting down.'))
      await last?.terminate()
    },
  }
}
