import { BigNumber } from 'bignumber.js'
import { digitsOf } from './currency.ts'

/** Exact arithmetic on rates; twenty decimals exceed those of any published rate. */
const Decimal = BigNumber.clone({ DECIMAL_PLACES: 20, EXPONENTIAL_AT: 1e9, RANGE: 1e9 })

/**
 * Up to fifteen digits before the point: with the three decimals that a currency has at most, they fit
 * PostgreSQL's bigint.
 */
const AMOUNT = /^(?:0|[1-9][0-9]{0,14})(?:\.[0-9]{1,4})?$/
const RATE = /^(?:0|[1-9][0-9]{0,11})(?:\.[0-9]{1,18})?$/

export type Rounding = 'down' | 'half-up' | 'half-even' | 'up'

const MODES: Readonly<Record<Rounding, BigNumber.RoundingMode>> = {
  down: BigNumber.ROUND_DOWN,
  'half-up': BigNumber.ROUND_HALF_UP,
  'half-even': BigNumber.ROUND_HALF_EVEN,
  up: BigNumber.ROUND_UP,
}

/** Whether the text is a plain decimal amount: digits, at most one point, no sign, blank or exponent. */
export const isAmount = (text: string): boolean => AMOUNT.test(text)

/** Whether the text is a plain decimal rate. */
export const isRate = (text: string): boolean => RATE.test(text)

/** Reason why the text is not a valid amount of this currency, for the caller; undefined when it is valid. */
export function amountIssue(text: string, currency: string): string | undefined {
  if (!isAmount(text)) return 'must be a plain decimal amount such as "100.00"'
  const decimals = decimalsOf(text).length
  const digits = digitsOf(currency)
  return decimals > digits ? `has ${decimals} decimals, ${currency} has ${digits}` : undefined
}

/** Minor units of a decimal amount: `toMinor('100.5', 'NGN')` is 10050n. Throws a RangeError if `amountIssue` finds an issue. */
export function toMinor(text: string, currency: string): bigint {
  const issue = amountIssue(text, currency)
  if (issue) throw new RangeError(`amount ${issue}`)
  const decimals = decimalsOf(text)
  const whole = decimals === '' ? text : text.slice(0, -1 - decimals.length)
  return BigInt(whole + decimals.padEnd(digitsOf(currency), '0'))
}

/** The digits after the point of a plain decimal; empty if it has no point. */
function decimalsOf(text: string): string {
  const point = text.indexOf('.')
  return point < 0 ? '' : text.slice(point + 1)
}

/** The amount as a decimal string with exactly the currency's digits: `formatMinor(10050n, 'NGN')` is "100.50". */
export function formatMinor(minor: bigint, currency: string): string {
  const digits = digitsOf(currency)
  const sign = minor < 0n ? '-' : ''
  const text = (minor < 0n ? -minor : minor).toString().padStart(digits + 1, '0')
  return digits === 0 ? sign + text : `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`
}

/** Converts minor units of one currency to another at `rate` units of `to` per unit of `from`. */
export function convert(minor: bigint, from: string, to: string, rate: string, rounding: Rounding): bigint {
  const shifted = new Decimal(minor.toString()).times(rate).shiftedBy(digitsOf(to) - digitsOf(from))
  return BigInt(shifted.integerValue(MODES[rounding]).toFixed(0))
}

/** A share of an amount, in parts per million, so that no percentage needs a decimal. */
export function share(minor: bigint, partsPerMillion: bigint, rounding: Rounding): bigint {
  const exact = new Decimal(minor.toString()).times(partsPerMillion.toString()).shiftedBy(-6)
  return BigInt(exact.integerValue(MODES[rounding]).toFixed(0))
}

/** Subtracts a margin in parts per million from a rate; ten significant digits, rounded down, so that a quote never exceeds the payout. */
export function rateLessMargin(rate: string, marginPpm: bigint): string {
  const exact = new Decimal(rate).times((1_000_000n - marginPpm).toString()).shiftedBy(-6)
  return exact.precision(10, BigNumber.ROUND_DOWN).toFixed()
}

/** Negative, zero or positive as the first rate is less than, equal to or more than the second. */
export const compareRates = (a: string, b: string): number => new Decimal(a).comparedTo(b) ?? 0

/** Whether a rate differs from another one by more than a margin in parts per million of that one, in either direction. */
export const isBeyondMargin = (from: string, to: string, marginPpm: bigint): boolean =>
  new Decimal(to)
    .minus(from)
    .abs()
    .times(1_000_000)
    .isGreaterThan(new Decimal(from).times(marginPpm.toString()))
