import { fairQueue } from '#kernel/concurrency/fair-queue.ts'
import type { DocumentReading } from './printed-data.ts'
import type { ReadingTask } from './reading-messages.ts'
import { openReadingSlot, spawnReadingThread, type SpawnReadingThread } from './reading-slot.ts'

/** Why a picture was not read; the picture can be read later. */
export type UnreadReason = 'busy' | 'timeout' | 'failed'

export type ReadingResult =
  | { readonly reading: DocumentReading }
  /** The queue is full, the time is over, or the reader failed on this picture. */
  | { readonly unread: UnreadReason }

/** Who waits for a picture, and for how long. */
export interface ReadingCaller {
  readonly workspaceId: string
  readonly withinMs: number
}

export interface ReadingPool {
  /** Never rejects. Workspaces are served in turn, and a picture whose time is over leaves the queue. */
  read(task: ReadingTask, caller: ReadingCaller): Promise<ReadingResult>
  /** Ends the threads; waiting pictures are unread. */
  close(): Promise<void>
}

export interface ReadingPoolOptions {
  readonly threads: number
  readonly spawn?: SpawnReadingThread
  readonly taskMs?: number
  readonly waitingMax?: number
  /** Maximum number of waiting pictures of one workspace. */
  readonly waitingEachMax?: number
}

/** A document is read within four seconds on a slow processor; after this time a thread is stuck. */
const TASK_MS = 20_000
const WAITING_MAX = 64
const WAITING_EACH_MAX = 16

interface WaitingPicture {
  readonly task: ReadingTask
  finish(result: ReadingResult): void
}

/** Threads that read documents. They start with the first picture. */
export function openReadingPool({
  threads,
  spawn = spawnReadingThread,
  taskMs = TASK_MS,
  waitingMax = WAITING_MAX,
  waitingEachMax = WAITING_EACH_MAX,
}: ReadingPoolOptions): ReadingPool {
  const waiting = fairQueue<WaitingPicture>()
  let isClosed = false
  let slots: ReturnType<typeof openReadingSlot>[] | undefined
  const open = (): void => {
    slots ??= Array.from({ length: threads }, () =>
      openReadingSlot({ spawn, taskMs, onFree: () => startNext() }),
    )
  }
  function startNext(): void {
    for (const slot of slots ?? []) {
      if (!slot.isFree()) continue
      const next = waiting.take()
      if (next === undefined) return
      slot.run(next.task).then(
        reading => next.finish({ reading }),
        () => next.finish({ unread: 'failed' }),
      )
    }
  }
  return {
    read(task, { workspaceId, withinMs }) {
      if (isClosed || waiting.size() >= waitingMax || waiting.sizeOf(workspaceId) >= waitingEachMax)
        return Promise.resolve({ unread: 'busy' })
      const { promise, resolve } = Promise.withResolvers<ReadingResult>()
      const timer = setTimeout(() => picture.finish({ unread: 'timeout' }), withinMs)
      const picture: WaitingPicture = {
        task,
        finish(result) {
          clearTimeout(timer)
          waiting.remove(each => each === picture, workspaceId)
          resolve(result)
        },
      }
      waiting.push(workspaceId, picture)
      open()
      startNext()
      return promise
    },
    async close() {
      isClosed = true
      for (const picture of waiting.remove(() => true)) picture.finish({ unread: 'busy' })
      await Promise.all((slots ?? []).map(slot => slot.close()))
    },
  }
}
