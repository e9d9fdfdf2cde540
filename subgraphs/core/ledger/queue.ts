import { newId } from '#kernel/id.ts'
import { refuse, type Refusal } from '#kernel/refusals.ts'
import type { Attempted } from './writers.ts'
import type { Posting } from './posting.ts'

/** A queued posting, with the names that it locks while it is being posted: its accounts and its key. Two postings of one batch cannot share a key. */
export interface WaitingPosting extends Attempted {
  readonly accounts: readonly string[]
  readonly key: string
}

export interface Queue {
  readonly size: number
  /** Whether the queue has no capacity for another posting of the workspace. */
  isFull(workspaceId: string): boolean
  add(attempted: Attempted): void
  /** Takes up to `count` postings that do not conflict with other writers, from the workspaces in turn. The writer owns their accounts and keys until `letGo`. */
  take(writer: number, count: number): readonly WaitingPosting[]
  release(batch: readonly WaitingPosting[]): void
  /** Refuses postings whose deadline has passed. */
  refuseExpired(): void
}

/** `sizeMax` is the capacity; a workspace below its share is still admitted, up to twice the capacity in total. `lookAhead` is the number of postings that a writer examines. */
export function createQueue({
  sizeMax,
  lookAhead,
}: {
  readonly sizeMax: number
  readonly lookAhead: number
}): Queue {
  const queues = new Map<string, WaitingPosting[]>()
  const owners = new Map<string, number>()
  let size = 0

  /** Moves the rest of a workspace's queue behind all other workspaces. */
  function requeue(workspaceId: string, rest: WaitingPosting[]): void {
    queues.delete(workspaceId)
    if (rest.length > 0) queues.set(workspaceId, rest)
  }

  return {
    get size() {
      return size
    },

    isFull(workspaceId) {
      const waiting = queues.get(workspaceId)?.length ?? 0
      return (
        size >= sizeMax &&
        (size >= 2 * sizeMax || waiting >= sizeMax / (queues.size + (waiting === 0 ? 1 : 0)))
      )
    },

    add(attempted) {
      const posting = withClaim(attempted.posting)
      const queue = queues.get(posting.workspaceId)
      const each = { ...attempted, posting, ...namesOf(posting) }
      if (queue) queue.push(each)
      else queues.set(posting.workspaceId, [each])
      size++
    },

    take(writer, count) {
      const shares = [...queues].map(([workspaceId, queue]) => ({
        workspaceId,
        queue,
        next: createPicker(queue, writer, owners, lookAhead),
        taken: new Set<WaitingPosting>(),
      }))
      const batch = takeInTurns(shares, count)
      for (const { workspaceId, queue, taken } of shares)
        if (taken.size > 0)
          requeue(
            workspaceId,
            queue.filter(each => !taken.has(each)),
          )
      size -= batch.length
      return batch
    },

    release(batch) {
      for (const { accounts, key } of batch) for (const name of [key, ...accounts]) owners.delete(name)
    },

    refuseExpired() {
      const at = Date.now()
      for (const [workspaceId, queue] of [...queues]) {
        if (!queue.some(({ deadlineAt }) => deadlineAt <= at)) continue
        for (const late of queue.filter(({ deadlineAt }) => deadlineAt <= at)) {
          late.fail(queueTimeout())
          size--
        }
        requeue(
          workspaceId,
          queue.filter(({ deadlineAt }) => deadlineAt > at),
        )
      }
    },
  }
}

interface WorkspaceShare {
  readonly next: () => WaitingPosting | undefined
  readonly taken: Set<WaitingPosting>
}

/** Takes up to `count` postings, one from each workspace in turn, and records what it took of each. */
function takeInTurns(shares: readonly WorkspaceShare[], count: number): WaitingPosting[] {
  const batch: WaitingPosting[] = []
  for (let open = shares; open.length > 0 && batch.length < count;) {
    open = open.filter(share => {
      const taken = batch.length < count ? share.next() : undefined
      if (!taken) return false
      batch.push(taken)
      share.taken.add(taken)
      return true
    })
  }
  return batch
}

const queueTimeout = (): Refusal =>
  refuse('UNAVAILABLE', {
    message: 'The posting timed out in the queue; nothing was written.',
    retryAfterS: 1,
  })

/** Returns the postings that the writer may take, one by one. A blocked posting also blocks later postings on its accounts, which preserves their order. */
function createPicker(
  queue: readonly WaitingPosting[],
  writer: number,
  owners: Map<string, number>,
  max: number,
): () => WaitingPosting | undefined {
  const blocked = new Set<string>()
  const isFree = (name: string): boolean => !blocked.has(name) && (owners.get(name) ?? writer) === writer
  let at = 0
  return () => {
    while (at < queue.length && at < max) {
      const each = queue[at++]!
      const { accounts, key } = each
      if (!blocked.has(key) && !owners.has(key) && accounts.every(isFree)) {
        for (const name of accounts) owners.set(name, writer)
        owners.set(key, writer)
        return each
      }
      for (const name of accounts) blocked.add(name)
      blocked.add(key)
    }
    return undefined
  }
}

/** A posting without a key gets a generated one, so that it is not posted twice if its result is lost. */
const withClaim = (posting: Posting): Posting =>
  posting.claim ? posting : { ...posting, claim: { subject: 'ledger', key: newId(), fingerprint: '' } }

function namesOf(posting: Posting): Pick<WaitingPosting, 'accounts' | 'key'> {
  const { workspaceId, claim, parts = [] } = posting
  const accounts: string[] = []
  for (const { debit, credit } of [posting, ...parts])
    for (const { id, isSystem } of [debit, credit]) if (!isSystem) accounts.push(workspaceId + id)
  return { accounts, key: `key ${workspaceId} ${claim!.subject} ${claim!.key}` }
}
