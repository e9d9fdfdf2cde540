import type { Fraction } from './amounts.ts'

/** A count is near from four fifths of its threshold on; up to this threshold only the count just below it is. */
const SMALL_COUNT = 5

/**
 * Whether a count that does not reach its threshold comes close to it. One transaction or party is never close: it
 * says only that the judged transaction exists.
 */
export const isCountNear = (count: number, threshold: number): boolean =>
  count >= 2 &&
  count < threshold &&
  (threshold <= SMALL_COUNT ? count === threshold - 1 : count * 5 >= threshold * 4)

/** Whether a value is at least four fifths of its threshold. */
export const isNear = (value: bigint, { numerator, denominator }: Fraction): boolean =>
  value * denominator * 5n >= numerator * 4n
