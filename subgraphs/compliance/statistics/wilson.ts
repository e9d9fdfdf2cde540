/** A share of a sample, with an interval that contains the true share in 95 % of samples. */
export interface Proportion {
  readonly share: number
  readonly low: number
  readonly high: number
}

/** 97.5 % quantile of the standard normal distribution. */
const Z = 1.959963984540054

/**
 * Share of successes with the Wilson score interval (E. B. Wilson, 1927), which stays within 0 and 1 and is meaningful for
 * small samples and for shares of 0 and 1. Null for an empty sample.
 */
export function wilson(successes: number, total: number): Proportion | null {
  if (!Number.isSafeInteger(successes) || !Number.isSafeInteger(total) || successes < 0 || successes > total)
    throw new RangeError(`${successes} of ${total} is not a share.`)
  if (total === 0) return null
  const share = successes / total
  const shrink = 1 + Z ** 2 / total
  const centre = (share + Z ** 2 / (2 * total)) / shrink
  const margin = (Z / shrink) * Math.sqrt((share * (1 - share)) / total + Z ** 2 / (4 * total ** 2))
  return {
    share,
    low: successes === 0 ? 0 : Math.max(0, centre - margin),
    high: successes === total ? 1 : Math.min(1, centre + margin),
  }
}
