import { refuse } from '#kernel/refusals.ts'
import type { Attempted } from './lanes.ts'
import type { Posting, PostResult } from './posting.ts'

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
  const queues = new Map<string, Attempted[]>()
  const owners = new Map<string, number>()
  const busy = new Set<number>()
  let waiting = 0
  let isScheduled = false

  function schedule(): void {
    if (isScheduled) return
    isScheduled = true
    setImmediate(() => {
      isScheduled = false
      for (let lane = 0; lane < lanes.length && waiting > 0; lane++) if (!busy.has(lane)) start(lane)
    })
  }

  function start(lane: number): void {
    const free = lanes.length - busy.size
    const batch = take(lane, Math.min(batchMax, Math.ceil(waiting / free)))
    if (batch.length === 0) return
    busy.add(lane)
    void lanes[lane]!(batch).catch((error: unknown) => batch.forEach(each => each.fail(error))).finally(() => {
      for (const each of batch) for (const name of namesOf(each)) if (owners.get(name) === lane) owners.delete(name)
      busy.delete(lane)
      if (waiting > 0) schedule()
    })
  }

  /** Takes turns through the workspaces; the next call begins behind the last one served. */
  function take(lane: number, count: number): Attempted[] {
    const batch: Attempted[] = []
    const shares = [...queues.keys()]
    const looks = shares.map(workspaceId => look(queues.get(workspaceId)!, lane, owners, batchMax * LOOK_AHEAD))
    for (let open = shares.length; open > 0 && batch.length < count;) {
      open = 0
      for (const next of looks) {
        if (batch.length === count) break
        const taken = next()
        if (!taken) continue
        open++
        batch.push(taken)
      }
    }
    const taken = new Set(batch)
    for (const workspaceId of shares) {
      const rest = queues.get(workspaceId)!.filter(each => !taken.has(each))
      queues.delete(workspaceId)
      if (rest.length > 0) queues.set(workspaceId, rest)
    }
    waiting -= batch.length
    return batch
  }

  return {
    post(posting, deadlineAt, at) {
      if (waiting >= queueMax) return Promise.reject(refuse('UNAVAILABLE', { says: 'More postings are waiting than can be made in time.', retryAfterS: 1 }))
      return new Promise((settle, fail) => {
        const queue = queues.get(posting.workspaceId) ?? []
        queue.push({ posting, deadlineAt, at, settle, fail, unseen: new Set() })
        queues.set(posting.workspaceId, queue)
        waiting++
        schedule()
      })
    },
    waiting: () => waiting,
  }
}

/** Gives one after the other of what the lane may take. What has to wait keeps everything behind it on the same accounts waiting. */
function look(queue: readonly Attempted[], lane: number, owners: Map<string, number>, atMost: number): () => Attempted | undefined {
  const blocked = new Set<string>()
  const isFree = (name: string): boolean => !blocked.has(name) && (owners.get(name) ?? lane) === lane && !(isKey(name) && owners.has(name))
  let at = 0
  return () => {
    while (at < queue.length && at < atMost) {
      const each = queue[at++]!
      const names = namesOf(each)
      if (names.every(isFree)) {
        for (const name of names) owners.set(name, lane)
        return each
      }
      for (const name of names) blocked.add(name)
    }
    return undefined
  }
}

const KEY = 'key '
const isKey = (name: string): boolean => name.startsWith(KEY)

/** What a posting holds while it is under way: its accounts, and its key, which two postings of one batch may not share. */
function namesOf({ posting: { workspaceId, debit, credit, claim } }: Attempted): string[] {
  const names = [debit, credit].filter(({ isSystem }) => !isSystem).map(({ id }) => workspaceId + id)
  if (claim) names.push(`${KEY}${workspaceId} ${claim.subject} ${claim.key}`)
  return names
}
