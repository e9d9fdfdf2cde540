import { refuse } from '#kernel/refusals.ts'
import type { Attempted } from './lanes.ts'
import type { Posting, PostResult } from './posting.ts'
import { createQueue } from './queue.ts'

export interface BatcherOptions {
  /** Posts a batch and settles all of it; one for each lane. */
  readonly lanes: readonly ((batch: readonly Attempted[]) => Promise<void>)[]
  /** How many go into one batch at most. */
  readonly batchMax: number
  /** How many may wait; more are refused before anything is written. */
  readonly queueMax: number
  /** While fewer than this wait, one lane takes them all: a batch costs as much as ten postings, so two half-empty ones cost more than they save. */
  readonly secondLaneAt: number
}

export interface Batcher {
  /** Posts it together with what else is waiting. Rejects with a refusal when too many wait, or with what the database said of it alone. */
  post(posting: Posting, deadlineAt: number, at: Date): Promise<PostResult>
  /** How many wait for a lane. */
  waiting(): number
}

/** How far into a workspace's queue a lane looks for what it may take, in batches. */
const LOOK_AHEAD = 4
/** A batch that takes longer waits for a lock or for a connection; the next one uses another lane then. */
const SLOW_BATCH_MS = 25

/**
 * Gathers postings while the lanes are busy and sends them as soon as one is free. Lanes never hold the same account at once, so that
 * none waits for another's locks; an account's postings keep their order. Workspaces take turns.
 */
export function createBatcher({ lanes, batchMax, queueMax, secondLaneAt }: BatcherOptions): Batcher {
  const queue = createQueue({ sizeMax: queueMax, lookAhead: batchMax * LOOK_AHEAD })
  const busy = new Set<number>()
  let isScheduled = false
  let startedMs = -Infinity
  let slowBatchTimer: NodeJS.Timeout | undefined

  function schedule(): void {
    if (isScheduled || busy.size === lanes.length) return
    isScheduled = true
    setImmediate(() => {
      isScheduled = false
      queue.giveUpLate()
      startLanes()
    })
  }

  function startLanes(): void {
    for (let lane = 0; lane < lanes.length && queue.size > 0; lane++) {
      if (busy.has(lane)) continue
      const slowInMs = startedMs + SLOW_BATCH_MS - performance.now()
      if (busy.size > 0 && queue.size < secondLaneAt && slowInMs > 0) {
        slowBatchTimer ??= setTimeout(retryAfterSlowBatch, slowInMs)
        return
      }
      start(lane)
    }
  }

  function retryAfterSlowBatch(): void {
    slowBatchTimer = undefined
    if (queue.size > 0) schedule()
  }

  function start(lane: number): void {
    // Not all of what waits, where another lane is free: it would stand idle, and this one keep everybody waiting.
    const share = queue.size < secondLaneAt ? queue.size : Math.ceil(queue.size / (lanes.length - busy.size))
    const batch = queue.take(lane, Math.min(batchMax, share))
    if (batch.length === 0) return
    busy.add(lane)
    startedMs = performance.now()
    void lanes[lane]!(batch).catch((error: unknown) => batch.forEach(each => each.fail(error))).finally(() => {
      queue.letGo(batch)
      busy.delete(lane)
      if (queue.size > 0) schedule()
    })
  }

  return {
    post(posting, deadlineAt, at) {
      if (queue.isFull(posting.workspaceId)) return Promise.reject(refuse('UNAVAILABLE', { message: 'The posting queue is full; nothing was written.', retryAfterS: 1 }))
      return new Promise((settle, fail) => {
        queue.add({ posting, deadlineAt, at, settle, fail, unseen: new Set() })
        schedule()
      })
    },
    waiting: () => queue.size,
  }
}
