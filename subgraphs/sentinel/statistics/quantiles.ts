/** Copy in ascending order. */
export const ascending = (values: readonly number[]): readonly number[] => values.toSorted((a, b) => a - b)

/**
 * Quantile of values in ascending order for a share from 0 to 1, with the linear interpolation of PostgreSQL's percentile_cont.
 * Throws RangeError for no values.
 */
export function quantile(sorted: readonly number[], share: number): number {
  if (sorted.length === 0) throw new RangeError('An empty sample has no quantiles.')
  const position = share * (sorted.length - 1)
  const lower = sorted[Math.floor(position)]!
  const upper = sorted[Math.ceil(position)]!
  return lower + (position - Math.floor(position)) * (upper - lower)
}

/** Median of values in any order; for an even number of values, the mean of the two in the middle. */
export const medianOf = (values: readonly number[]): number => quantile(ascending(values), 0.5)

/** Median of the absolute deviations from a centre, in the unit of the values and without the factor 1.4826. */
export const medianDeviation = (values: readonly number[], centre: number): number =>
  medianOf(values.map(value => Math.abs(value - centre)))
