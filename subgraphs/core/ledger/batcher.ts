import { refuse } from '#kernel/refusals.ts'
import type { Attempted } from './writers.ts'
import type { Posting, PostResult } from './posting.ts'
import { createQueue } from './queue.ts'

export interface BatcherOptions {
  /** Posts a batch and settles each of its postings; one function per writer. */
  readonly writers: readonly ((batch: readonly Attempted[]) => Promise<void>)[]
  /** Maximum number of postings in a batch. */
  readonly batchMax: number
  /** Maximum number of waiting postings; more are refused before anything is written. */
  readonly queueMax: number
  /** Below this number one writer takes all waiting postings: the fixed cost of a batch equals ten postings, so two half-empty batches cost more than they save. */
  readonly secondWriterAt: number
}

export interface Batcher {
  /** Posts the posting together with other waiting ones. Rejects with a refusal when the queue is full, or with the database error of this posting alone. */
  post(posting: Posting, deadlineAt: number, at: Date): Promise<PostResult>
  /** Number of postings waiting for a writer. */
  waiting(): number
}

/** How far into a workspace's queue a writer searches for postings that it may take, in batches. */
const LOOK_AHEAD = 4
/** A batch that takes longer than this waits for a lock or a connection; the next batch then uses another writer. */
const SLOW_BATCH_MS = 25

/**
 * Collects postings while the writers are busy and sends them as soon as one is free. Two writers never hold the same account at once, so
 * no writer waits for another's locks, and an account's postings keep their order. Workspaces take turns.
 */
export function createBatcher({ writers, batchMax, queueMax, secondWriterAt }: BatcherOptions): Batcher {
  const queue = createQueue({ sizeMax: queueMax, lookAhead: batchMax * LOOK_AHEAD })
  const busy = new Set<number>()
  let isScheduled = false
  let startedMs = -Infinity
  let slowBatchTimer: NodeJS.Timeout | undefined

  function schedule(): void {
    if (isScheduled || busy.size === writers.length) return
    isScheduled = true
    setImmediate(() => {
      isScheduled = false
      queue.refuseExpired()
      startWriters()
    })
  }

  function startWriters(): void {
    for (let writer = 0; writer < writers.length && queue.size > 0; writer++) {
      if (busy.has(writer)) continue
      const slowInMs = startedMs + SLOW_BATCH_MS - performance.now()
      if (busy.size > 0 && queue.size < secondWriterAt && slowInMs > 0) {
        slowBatchTimer ??= setTimeout(retryAfterSlowBatch, slowInMs)
        return
      }
      start(writer)
    }
  }

  function retryAfterSlowBatch(): void {
    slowBatchTimer = undefined
    if (queue.size > 0) schedule()
  }

  function start(writer: number): void {
    // Leaves postings for another free writer, which would otherwise stay idle while this writer delays all callers.
    const share =
      queue.size < secondWriterAt ? queue.size : Math.ceil(queue.size / (writers.length - busy.size))
    const batch = queue.take(writer, Math.min(batchMax, share))
    if (batch.length === 0) return
    busy.add(writer)
    startedMs = performance.now()
    void writers[writer]!(batch)
      .catch((error: unknown) => batch.forEach(each => each.fail(error)))
      .finally(() => {
        queue.release(batch)
        busy.delete(writer)
        if (queue.size > 0) schedule()
      })
  }

  return {
    post(posting, deadlineAt, at) {
      if (queue.isFull(posting.workspaceId))
        return Promise.reject(
          refuse('UNAVAILABLE', {
            message: 'The posting queue is full; nothing was written.',
            retryAfterS: 1,
          }),
        )
      return new Promise((settle, fail) => {
        queue.add({ posting, deadlineAt, at, settle, fail, inDoubtIds: new Set() })
        schedule()
      })
    },
    waiting: () => queue.size,
  }
}
