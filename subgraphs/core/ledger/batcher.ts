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
}

export interface Batcher {
  /** Posts it together with what else is waiting. Rejects with a refusal when too many wait, or with what the database said of it alone. */
  post(posting: Posting, deadlineAt: number, at: Date): Promise<PostResult>
  /** How many wait for a lane. */
  waiting(): number
}

/** How far into a workspace's queue a lane looks for what it may take, in batches. */
const LOOK_AHEAD = 4

/**
 * Gathers postings while the lanes are busy and sends them as soon as one is free: there is no window to wait for. Lanes never hold
 * the same account at once, so that none waits for another's locks; an account's postings keep their order. Workspaces take turns.
 */
export function createBatcher({ lanes, batchMax, queueMax }: BatcherOptions): Batcher {
  const queue = createQueue({ sizeMax: queueMax, lookAhead: batchMax * LOOK_AHEAD })
  const busy = new Set<number>()
  let isScheduled = false

  function schedule(): void {
    if (isScheduled || busy.size === lanes.length) return
    isScheduled = true
    setImmediate(() => {
      isScheduled = false
      queue.giveUpLate()
      for (let lane = 0; lane < lanes.length && queue.size > 0; lane++) if (!busy.has(lane)) start(lane)
    })
  }

  function start(lane: number): void {
    // Not all of what waits, where another lane is free: it would stand idle, and this one keep everybody waiting.
    const batch = queue.take(lane, Math.min(batchMax, Math.ceil(queue.size / (lanes.length - busy.size))))
    if (batch.length === 0) return
    busy.add(lane)
    void lanes[lane]!(batch).catch((error: unknown) => batch.forEach(each => each.fail(error))).finally(() => {
      queue.letGo(batch)
      busy.delete(lane)
      if (queue.size > 0) schedule()
    })
  }

  return {
    post(posting, deadlineAt, at) {
      if (queue.isFull(posting.workspaceId)) return Promise.reject(refuse('UNAVAILABLE', { says: 'More postings are waiting than can be made in time.', retryAfterS: 1 }))
      return new Promise((settle, fail) => {
        queue.add({ posting, deadlineAt, at, settle, fail, unseen: new Set() })
        schedule()
      })
    },
    waiting: () => queue.size,
  }
}
