import { digitsOf } from '#kernel/currency.ts'
import { formatMinor } from '#kernel/money.ts'

/** Decimals that an amount of a parameter has at most. */
const DECIMALS_MAX = 4

/** Compares minor units of a currency with a decimal amount in major units, which may have more decimals than the currency. */
export function isAtLeastAmount(minor: bigint, currency: string, decimal: string): boolean {
  const [whole = '0', decimals = ''] = decimal.split('.')
  const threshold = BigInt(whole + decimals.padEnd(DECIMALS_MAX, '0'))
  return minor * 10n ** BigInt(DECIMALS_MAX - digitsOf(currency)) >= threshold
}

/** Minor units in one major unit. */
export const unitOf = (currency: string): number => 10 ** digitsOf(currency)

/** An amount in major units as an input of statistics. */
export const majorOf = (minor: bigint, currency: string): number => Number(minor) / unitOf(currency)

/** An amount for a sentence, such as "1250.00 USD". */
export const textOfAmount = (minor: bigint, currency: string): string =>
  `${formatMinor(minor, currency)} ${currency}`

/** The ratio of two amounts of one currency, as a statistic. */
export const ratioOf = (part: bigint, whole: bigint): number => Number(part) / Number(whole)

/** A statistic with few enough digits to read. */
export const rounded = (value: number, digits = 2): number => Number(value.toFixed(digits))

/** A share as a percentage, such as "84 %". */
export const percentOf = (share: number): string => `${rounded(100 * share, 1)} %`
