/** Reference of a one-sided CUSUM: median and scale in the unit of the sums, k and h in units of the scale. */
export interface CusumSettings {
  readonly median: number
  /** By `scaleOf` of the sums themselves, not of their logarithms. */
  readonly scale: number
  /** Drift that each sum may have before it adds to S. */
  readonly k: number
  /** S at which the drift is reported. */
  readonly h: number
}

/**
 * Upper CUSUM of Page (1954), S = max(0, S + (x - median) / scale - k), over sums in order of time. Returns the index of the first sum at
 * which S reaches h, null if it never does, and the largest S.
 */
export function cusum(
  sums: readonly number[],
  { median, scale, k, h }: CusumSettings,
): { reachedAt: number | null; peak: number } {
  if (!(scale > 0)) throw new RangeError(`${scale} is not a scale.`)
  let [current, peak] = [0, 0]
  let reachedAt: number | null = null
  for (const [index, sum] of sums.entries()) {
    current = Math.max(0, current + (sum - median) / scale - k)
    peak = Math.max(peak, current)
    if (reachedAt === null && current >= h) reachedAt = index
  }
  return { reachedAt, peak }
}
