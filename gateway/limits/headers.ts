import type { Counter } from './counters.ts'

/** How a service calls its headers; both carry Limit, Remaining and Reset, the last in Unix seconds. */
export type HeaderFamily = 'X-RateLimit' | 'RateLimit'

const remaining = ({ left, own, elsewhere, apartUntil }: Counter, now: number): number =>
  left + own + (now < apartUntil ? 0 : elsewhere)

/** The window's end in whole Unix seconds: nobody who waits until then comes too early. */
export const resetOf = ({ endsAt, seconds }: Counter, now: number): number =>
  Math.ceil((endsAt > now ? endsAt : now + seconds * 1_000) / 1_000)

/** Seconds until the reset, counted from the second in which the answer is dated, so that both name one instant. */
export const secondsUntilReset = (counter: Counter, now: number): number =>
  resetOf(counter, now) - Math.floor(now / 1_000)

/** What `RateLimit-Policy` says of windows that do not change. */
export const policyOf = (counters: readonly Counter[]): string =>
  counters.map(({ rule, requests, seconds }) => `"${rule.name}";q=${requests};w=${seconds}`).join(', ')

/**
 * The headers that tell a caller where it stands: the service's own three of the window that ends its requests first, and the
 * pair of the IETF draft (draft-ietf-httpapi-ratelimit-headers) of all windows.
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
