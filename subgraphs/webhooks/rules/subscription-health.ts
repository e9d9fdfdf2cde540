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

/** Failed attempts in a row after which a target is reported as failing. */
const FAILURES_REPORTED = 3

/** Health after several results, and whether one of them was the third failure in a row, which happens once before each success. */
export function healthAfterAll(
  before: SubscriptionHealth,
  receivers: readonly DeliveryVerdict['receiver'][],
): SubscriptionHealth & { readonly isNewlyFailing: boolean } {
  let health = before
  let isNewlyFailing = false
  for (const receiver of receivers) {
    const after = healthAfter(health, receiver)
    isNewlyFailing ||= after.failures === FAILURES_REPORTED && health.failures < FAILURES_REPORTED
    health = after
  }
  return { ...health, isNewlyFailing }
}
