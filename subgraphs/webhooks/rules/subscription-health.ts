import type { DeliveryVerdict } from './verdict.ts'

/** Health of a receiver: failures since its last success, and the number of deliveries that it may have in flight. */
export interface SubscriptionHealth {
  readonly failures: number
  readonly atOnce: number
}

/** Maximum number of deliveries in flight to one receiver. */
export const CONCURRENCY_MAX = 64

/** Every success increases the concurrency; a failure resets it to one. */
export function healthAfter(
  { failures, atOnce }: SubscriptionHealth,
  receiver: DeliveryVerdict['receiver'],
): SubscriptionHealth {
  switch (receiver) {
    case 'healthy':
      return { failures: 0, atOnce: Math.min(CONCURRENCY_MAX, atOnce + 1) }
    case 'unknown':
      return { failures, atOnce }
    default:
      return { failures: failures + 1, atOnce: 1 }
  }
}
