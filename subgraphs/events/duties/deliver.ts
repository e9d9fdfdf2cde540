import { setTimeout as sleep } from 'node:timers/promises'
import type { Duty, Worker } from '#kernel/subgraph.ts'
import { AT_ONCE_MOST } from '../rules/standing.ts'
import { attemptDelivery } from './attempt-delivery.ts'
import { claimDeliveries, type Share, type Which } from './claim-deliveries.ts'

/** Requests under way in one worker. */
interface Slots {
  taken: number
  readonly takenBy: Map<string, number>
  /** Resolved when one of them has ended. */
  freed: PromiseWithResolvers<void>
}

interface Sending {
  readonly which: Which
  readonly slots: number
  /** Deliveries that a look begins to one receiver. */
  readonly each: number
  readonly everyMs: number
}

const SUBSCRIPTIONS_MOST = 64

/** One workspace's receivers, however many and slow they are, leave most slots to the others. */
const WORKSPACE_SHARE = 1 / 4

/**
 * Sends what is due to one kind of receivers. Requests go on in the background, so that no look waits for a receiver; those
 * who fail have slots of their own, so that they take none from the others.
 */
function sending({ which, slots: most, each, everyMs }: Sending): Duty {
  const slotsOf = new WeakMap<Worker, Slots>()
  return {
    name: `events.deliver_to_${which}`,
    everyMs,
    async run(worker) {
      const slots = slotsOf.get(worker) ?? { taken: 0, takenBy: new Map<string, number>(), freed: Promise.withResolvers<void>() }
      slotsOf.set(worker, slots)
      if (slots.taken >= most) return 0
      const roomFor = (workspaceId: string): number => Math.max(0, most * WORKSPACE_SHARE - (slots.takenBy.get(workspaceId) ?? 0))
      const { claimed, looked } = await claimDeliveries(worker, which, { ...shareOf(most - slots.taken, most, each), roomFor })
      for (const attempt of claimed) {
        take(slots, attempt.workspaceId, 1)
        worker.background(attemptDelivery(worker, attempt).then(() => {
          take(slots, attempt.workspaceId, -1)
          slots.freed.resolve()
          slots.freed = Promise.withResolvers<void>()
        }))
      }
      // An end may make room for the next one. Whoever hangs delays this no longer than a usual pause.
      if (claimed.length > 0) await Promise.race([slots.freed.promise, sleep(everyMs)])
      return looked
    },
  }
}

function take(slots: Slots, workspaceId: string, count: 1 | -1): void {
  slots.taken += count
  const held = (slots.takenBy.get(workspaceId) ?? 0) + count
  if (held > 0) slots.takenBy.set(workspaceId, held)
  else slots.takenBy.delete(workspaceId)
}

/** With few slots left everybody gets one at a time: those that are there are shared by as many as possible. */
function shareOf(free: number, most: number, mostEach: number): Pick<Share, 'each' | 'subscriptions' | 'inAll'> {
  return { each: free < most / 4 ? 1 : mostEach, subscriptions: Math.min(SUBSCRIPTIONS_MOST, free), inAll: free }
}

/** Deliveries to receivers whose last attempt went well, and to new ones. */
export const deliverToWell = sending({ which: 'well', slots: 512, each: AT_ONCE_MOST, everyMs: 50 })

/** Deliveries to receivers whose last attempt failed; one at a time to each. */
export const deliverToFailing = sending({ which: 'failing', slots: 128, each: 1, everyMs: 100 })
