import type { Counter } from './counters.ts'

/** Prefix of a service's rate-limit headers, which end in -Limit, -Remaining and -Reset (Unix seconds). */
export type HeaderFamily = 'X-RateLimit' | 'RateLimit'

const remaining = ({ left, fallback, unleased, degradedUntil }: Counter, now: number): number =>
  left + fallback + (now < degradedUntil ? 0 : unleased)

/**
 * End of the window in Unix seconds, rounded up so that a request at that time is in the next window. If the window has ended,
 * the end of one that starts now.
 */
export const resetOf = ({ endsAt, seconds }: Counter, now: number): number =>
  Math.ceil((endsAt > now ? endsAt : now + seconds * 1_000) / 1_000)

/** Seconds until the reset, counted from the current second, so that the Date header plus this value is the reset time. */
export const secondsUntilReset = (counter: Counter, now: number): number =>
  resetOf(counter, now) - Math.floor(now / 1_000)

/** Value of the RateLimit-Policy header: limit and length in seconds of each window. */
export const policyOf = (counters: readonly Counter[]): string =>
  counters.map(({ rule, requests, seconds }) => `"${rule.name}";q=${requests};w=${seconds}`).join(', ')

/**
 * Rate-limit headers of a response. The service's three headers describe the window with the fewest remaining requests; the pair
 * of draft-ietf-httpapi-ratelimit-headers describes all windows.
 */
export function limitHeaders(
  family: HeaderFamily,
  counters: readonly Counter[],
  policy: string,
  now: number,
): Record<string, string> {
  let tightest = counters[0]!
  let states = ''
  for (const counter of counters) {
    if (remaining(counter, now) < remaining(tightest, now)) tightest = counter
    states += `${states === '' ? '' : ', '}"${counter.rule.name}";r=${remaining(counter, now)};t=${secondsUntilReset(counter, now)}`
  }
  return {
    [`${family}-Limit`]: String(tightest.requests),
    [`${family}-Remaining`]: String(remaining(tightest, now)),
    [`${family}-Reset`]: String(resetOf(tightest, now)),
    'RateLimit-Policy': policy,
    RateLimit: states,
  }
}
