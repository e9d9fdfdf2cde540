import type { DeliveryVerdict } from './verdict.ts'

/** Health of a receiver: failures since its last success, and the number of deliveries that it may have in flight. */
export interface SubscriptionHealth {
  readonly failures: number
  readonly concurrency: number
}

/** Maximum number of requests in flight to one receiver. */
export const CONCURRENCY_MAX = 64

/**
 * Maximum number of deliveries that are claimed for a receiver. The best receivers have as many ready as are in flight, so that
 * they need not wait while results are stored.
 */
export const claimsMax = (concurrency: number): number =>
  concurrency < CONCURRENCY_MAX ? concurrency : 2 * CONCURRENCY_MAX

/** Every success increases the concurrency; a failure resets it to one. */
export function healthAfter(
  { failures, concurrency }: SubscriptionHealth,
  receiver: DeliveryVerdict['receiver'],
): SubscriptionHealth {
  switch (receiver) {
    case 'healthy':
      return { failures: 0, concurrency: Math.min(CONCURRENCY_MAX, concurrency + 1) }
    case 'unknown':
      return { failures, concurrency }
    default:
      return { failures: failures + 1, concurrency: 1 }
  }
}
