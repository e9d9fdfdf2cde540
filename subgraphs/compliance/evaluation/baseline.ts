import { largerOf, squareRoot } from './amounts.ts'

/** Scores are whole ten-thousandths of a deviation, rounded down. */
export const SCORE_SCALE = 10_000
const SCALE = BigInt(SCORE_SCALE)

/** Earlier values of a customer, in minor units or as counts. */
export interface Baseline {
  readonly count: number
  /** Mean or median, rounded down. */
  readonly center: bigint
  /** Deviations between the center and a value, in ten-thousandths rounded down; 0 for a value that is not above the center. */
  readonly scoreOf: (value: bigint) => bigint
}

interface TotalsOfValues {
  readonly count: bigint
  readonly sum: bigint
  readonly sumOfSquares: bigint
}

/**
 * Mean and population standard deviation, which is at least 1 % of the mean and at least one unit: a customer who always
 * pays the same does not alarm with the next cent. With n values, x lies (n * x - sum) / sqrt(n * squares - sum^2)
 * deviations above the mean.
 */
export function baselineOfTotals({ count, sum, sumOfSquares }: TotalsOfValues): Baseline | undefined {
  if (count === 0n) return undefined
  const variance = 10_000n * (count * sumOfSquares - sum * sum)
  const square = largerOf(variance, largerOf(sum * sum, (100n * count) ** 2n))
  return {
    count: Number(count),
    center: sum / count,
    scoreOf: value => {
      const distance = 100n * SCALE * (count * value - sum)
      return distance <= 0n ? 0n : squareRoot((distance * distance) / square)
    },
  }
}

const sorted = (values: readonly bigint[]): bigint[] =>
  values.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))

/** Twice the median, which is an integer. */
function twiceMedian(values: readonly bigint[]): bigint {
  const ordered = sorted(values)
  const middle = ordered.length >> 1
  return ordered.length % 2 === 1 ? 2n * ordered[middle]! : ordered[middle - 1]! + ordered[middle]!
}

/**
 * Median, and 1.4826 times the median absolute deviation with the same lower bounds (1 % of the median, one unit), of the
 * values and a number of zeros. Both medians are computed on doubled values to remain integers.
 */
export function baselineOfRobust(values: readonly bigint[], zeros: number): Baseline | undefined {
  const all = [...values, ...Array.from({ length: zeros }, () => 0n)]
  if (all.length === 0) return undefined
  const median = twiceMedian(all)
  const deviation = twiceMedian(
    all.map(value => (2n * value > median ? 2n * value - median : median - 2n * value)),
  )
  // All in 40,000ths: the deviation is four times the real one, the median twice.
  const unit = largerOf(14_826n * deviation, largerOf(200n * median, 40_000n))
  return {
    count: all.length,
    center: median / 2n,
    scoreOf: value => {
      const distance = SCALE * (40_000n * value - 20_000n * median)
      return distance <= 0n ? 0n : distance / unit
    },
  }
}
