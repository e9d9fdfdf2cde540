/** Pseudo-observations in the denominator, so that a short history makes no category improbable. */
const PRIOR_COUNT = 8

/**
 * Smoothed probability, above 0 and at most 1, of a category that occurred `count` times in `n` observations:
 * (count + 1) / (n + 8).
 */
export function categoryProbability(count: number, n: number): number {
  if (!Number.isSafeInteger(count) || !Number.isSafeInteger(n) || count < 0 || count > n)
    throw new RangeError(`${count} of ${n} is not a share.`)
  return (count + 1) / (n + PRIOR_COUNT)
}
