import { setTimeout as sleep } from 'node:timers/promises'
import type { Job, Worker } from '#kernel/jobs/job.ts'
import { claimsMax, CONCURRENCY_MAX } from '#webhooks/rules/subscription-health.ts'
import { attemptDelivery } from './attempt-delivery.ts'
import { claimDeliveries, type ClaimedDelivery, type Share, type ReceiverHealth } from './claim-deliveries.ts'
import { recordAndThen, recordAttempt } from './record-attempts.ts'
import { createTurns, type Turns } from './turns.ts'
import type { EndedAttempt, TriedAttempt } from './write-results.ts'

/** Requests in flight in one worker. */
interface Slots {
  taken: number
  readonly turns: Turns
  readonly takenBy: Map<string, number>
  /** Called when a request ends. */
  onFreed: () => void
}

interface Sending {
  readonly health: ReceiverHealth
  readonly slots: number
  /** Maximum number of deliveries that one claim starts per receiver. */
  readonly each: number
  readonly everyMs: number
  readonly paceMs?: number
}

const SUBSCRIPTIONS_MAX = 64

/** Maximum share of the slots for one workspace, so that its receivers, however many and slow, leave most slots to other workspaces. */
const WORKSPACE_SHARE = 1 / 4

/**
 * Sends due deliveries to one kind of receiver. Requests run in the background, so that no claim waits for a receiver. Failing
 * receivers have their own slots, so that they take none from the others.
 */
function createSendJob({ health, slots: max, each, everyMs, paceMs }: Sending): Job {
  const slotsOf = new WeakMap<Worker, Slots>()
  return {
    name: `webhooks.deliver_to_${health}`,
    everyMs,
    ...(paceMs !== undefined && { paceMs }),
    async run(worker) {
      const slots = slotsOf.get(worker) ?? {
        taken: 0,
        turns: createTurns(),
        takenBy: new Map<string, number>(),
        onFreed: () => undefined,
      }
      slotsOf.set(worker, slots)
      if (slots.taken >= max) return 0
      const capacityFor = (workspaceId: string): number =>
        Math.max(0, max * WORKSPACE_SHARE - (slots.takenBy.get(workspaceId) ?? 0))
      const share = { ...shareOf(max - slots.taken, max, each), capacityFor }
      const { claimed, examined } = await recordAndThen(worker, sql =>
        claimDeliveries(sql, worker, health, share),
      )
      for (const attempt of claimed) {
        adjustTaken(slots, attempt.workspaceId, 1)
        worker.background(
          attemptInTurn(worker, attempt, slots.turns).then(ended => {
            adjustTaken(slots, attempt.workspaceId, -1)
            const recorded = recordAttempt(worker, ended)
            slots.onFreed()
            return recorded
          }),
        )
      }
      // The next claim has room again when half of these have ended. A hanging receiver delays it by at most the usual pause.
      if (claimed.length > 0)
        await Promise.race([untilEnded(slots, Math.ceil(claimed.length / 2)), sleep(everyMs)])
      return examined
    },
  }
}

/** Resolves when this many requests have ended. */
function untilEnded(slots: Slots, count: number): Promise<void> {
  let left = count
  return new Promise(resolve => {
    slots.onFreed = () => {
      left -= 1
      if (left === 0) resolve()
    }
  })
}

/** Sends a claimed delivery when its receiver has a place, or returns it unsent. */
async function attemptInTurn(worker: Worker, attempt: ClaimedDelivery, turns: Turns): Promise<EndedAttempt> {
  if (!(await turns.take(attempt.subscriptionId))) return { attempt }
  if (worker.signal.aborted) {
    turns.leave(attempt.subscriptionId, true)
    return { attempt }
  }
  const ended = await attemptDelivery(worker, attempt)
  turns.leave(attempt.subscriptionId, hasFailed(ended))
  return ended
}

const hasFailed = ({ verdict: { receiver } }: TriedAttempt): boolean =>
  receiver === 'failing' || receiver === 'gone'

function adjustTaken(slots: Slots, workspaceId: string, count: 1 | -1): void {
  slots.taken += count
  const held = (slots.takenBy.get(workspaceId) ?? 0) + count
  if (held > 0) slots.takenBy.set(workspaceId, held)
  else slots.takenBy.delete(workspaceId)
}

/** With few free slots each receiver gets one at a time, so that as many receivers as possible share them. */
function shareOf(
  free: number,
  max: number,
  maxEach: number,
): Pick<Share, 'each' | 'subscriptions' | 'inAll'> {
  return {
    each: free < max / 4 ? 1 : maxEach,
    subscriptions: Math.min(SUBSCRIPTIONS_MAX, free),
    inAll: free,
  }
}

/** Sends deliveries to new receivers and to those whose last attempt succeeded. */
export const deliverToHealthy = createSendJob({
  health: 'healthy',
  slots: 512,
  each: claimsMax(CONCURRENCY_MAX),
  everyMs: 50,
  paceMs: 20,
})

/** Sends deliveries to receivers whose last attempt failed; one at a time per receiver. */
export const deliverToFailing = createSendJob({ health: 'failing', slots: 128, each: 1, everyMs: 100 })
