import { CONCURRENCY_MAX } from '#webhooks/rules/subscription-health.ts'

/** Turns of claimed deliveries at their receivers, each of which serves a limited number of requests at a time. */
export interface Turns {
  /** Waits until the receiver has a place. Returns false when the delivery must not be sent any more. */
  take(subscriptionId: string): Promise<boolean>
  /** Gives the place to the next delivery; after a failure, none of those that wait is sent. */
  leave(subscriptionId: string, hasFailed: boolean): void
}

interface Receiver {
  taken: number
  readonly waiting: { readonly since: number; readonly resolve: (isSent: boolean) => void }[]
}

/** Much shorter than the time that a lease leaves beyond the timeout of a request. */
const WAIT_MS_MAX = 5_000

export function createTurns(now: () => number = () => performance.now()): Turns {
  const receivers = new Map<string, Receiver>()

  function receiverOf(subscriptionId: string): Receiver {
    const receiver = receivers.get(subscriptionId) ?? { taken: 0, waiting: [] }
    receivers.set(subscriptionId, receiver)
    return receiver
  }

  return {
    take(subscriptionId) {
      const receiver = receiverOf(subscriptionId)
      if (receiver.taken < CONCURRENCY_MAX) {
        receiver.taken += 1
        return Promise.resolve(true)
      }
      return new Promise(resolve => receiver.waiting.push({ since: now(), resolve }))
    },
    leave(subscriptionId, hasFailed) {
      const receiver = receiverOf(subscriptionId)
      const isLate = (since: number): boolean => hasFailed || now() - since > WAIT_MS_MAX
      while (receiver.waiting.length > 0 && isLate(receiver.waiting[0]!.since))
        receiver.waiting.shift()!.resolve(false)
      const next = receiver.waiting.shift()
      if (next) return next.resolve(true)
      receiver.taken -= 1
      if (receiver.taken === 0) receivers.delete(subscriptionId)
    },
  }
}
