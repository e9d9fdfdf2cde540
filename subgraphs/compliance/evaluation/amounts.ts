import { digitsOf } from '#kernel/currency.ts'
import type { MajorAmount } from '#compliance/monitoring-rules/parameters.ts'

/** An exact number that is not negative. */
export interface Fraction {
  readonly numerator: bigint
  readonly denominator: bigint
}

/** The value of a plain decimal such as "0.0065". */
export function fractionOf(decimal: string): Fraction {
  const [whole = '0', decimals = ''] = decimal.split('.')
  return { numerator: BigInt(whole + decimals), denominator: 10n ** BigInt(decimals.length) }
}

/** An amount of major units in minor units of the currency; not whole when it has more decimals than the currency. */
export function minorOf(major: MajorAmount, currency: string): Fraction {
  const { numerator, denominator } = fractionOf(major)
  return { numerator: numerator * 10n ** BigInt(digitsOf(currency)), denominator }
}

/** A percentage of at most two decimals in hundredths of a percent. */
export const basisPointsOf = (percent: number): bigint => BigInt(Math.round(percent * 100))

/** What remains after a percentage is subtracted. */
export const lessPercent = ({ numerator, denominator }: Fraction, percent: number): Fraction => ({
  numerator: numerator * (10_000n - basisPointsOf(percent)),
  denominator: denominator * 10_000n,
})

/** The largest integer that is not above the number. */
export const floorOf = ({ numerator, denominator }: Fraction): bigint => numerator / denominator

/** The smallest integer that is not below the number. */
export const ceilingOf = ({ numerator, denominator }: Fraction): bigint =>
  (numerator + denominator - 1n) / denominator

/**
 * The smallest amount in minor units that reaches a threshold, and the largest one that does not exceed it: the
 * comparison of an amount with either is exact, whatever the number of decimals of the threshold.
 */
export const lowestFrom = (major: MajorAmount, currency: string): bigint =>
  ceilingOf(minorOf(major, currency))
export const highestTo = (major: MajorAmount, currency: string): bigint => floorOf(minorOf(major, currency))

/** The larger of two integers. */
export const largerOf = (a: bigint, b: bigint): bigint => (a > b ? a : b)

/** The integer part of the square root of an integer that is not negative, by Newton's method. */
export function squareRoot(square: bigint): bigint {
  if (square < 2n) return square
  let root = 1n << BigInt((square.toString(2).length + 1) >> 1)
  for (;;) {
    const next = (root + square / root) >> 1n
    if (next >= root) return root
    root = next
  }
}
