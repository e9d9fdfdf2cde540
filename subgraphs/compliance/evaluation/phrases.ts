import { digitsOf } from '#kernel/currency.ts'
import { formatMinor } from '#kernel/money.ts'
import type { Direction } from '#compliance/monitoring-rules/rule.ts'
import type { MajorAmount } from '#compliance/monitoring-rules/parameters.ts'

const withSeparators = (digits: string): string => digits.replace(/\B(?=(?:\d{3})+$)/g, ',')

function separated(decimal: string): string {
  const [whole = '0', decimals] = decimal.split('.')
  return decimals === undefined ? withSeparators(whole) : `${withSeparators(whole)}.${decimals}`
}

/** "9,999.99 USD". */
export const amountPhrase = (minor: bigint, currency: string): string =>
  `${separated(formatMinor(minor, currency))} ${currency}`

/** "9,000.00-9,999.99 USD". */
export const rangePhrase = (lowest: bigint, highest: bigint, currency: string): string =>
  `${separated(formatMinor(lowest, currency))}-${amountPhrase(highest, currency)}`

/** A threshold with the currency's decimals, and with more where it has more: "10,000.00 USD". */
export function thresholdPhrase(major: MajorAmount, currency: string): string {
  const [whole = '0', given = ''] = major.split('.')
  const decimals = given.replace(/0+$/, '').padEnd(digitsOf(currency), '0')
  const integer = whole.replace(/^0+(?=\d)/, '')
  return `${separated(decimals === '' ? integer : `${integer}.${decimals}`)} ${currency}`
}

/** "1 credit", "4 credits", "1,200 credits". */
export const countPhrase = (count: number | bigint, noun: string, plural = `${noun}s`): string =>
  `${withSeparators(String(count))} ${BigInt(count) === 1n ? noun : plural}`

/** The word for transactions of these directions: credit, debit, or transaction when both occur. */
export function nounOf(transactions: readonly { readonly direction: Direction }[]): string {
  const directions = new Set(transactions.map(({ direction }) => direction))
  if (directions.size !== 1) return 'transaction'
  return directions.has('CREDIT') ? 'credit' : 'debit'
}

const MINUTES_OF_HOUR = 60
const MINUTES_OF_DAY = 24 * MINUTES_OF_HOUR

/** "45 min", "24 h", "7 days": days from three days on, and the largest unit that is whole. */
export function durationPhrase(minutes: number): string {
  if (minutes >= 3 * MINUTES_OF_DAY && minutes % MINUTES_OF_DAY === 0)
    return countPhrase(minutes / MINUTES_OF_DAY, 'day')
  if (minutes % MINUTES_OF_HOUR === 0) return `${withSeparators(String(minutes / MINUTES_OF_HOUR))} h`
  return `${withSeparators(String(minutes))} min`
}

/** A span of time in its largest unit, rounded down: "6 h", "191 days". */
export function spanPhrase(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / 60_000)
  if (minutes >= 2 * MINUTES_OF_DAY) return countPhrase(Math.floor(minutes / MINUTES_OF_DAY), 'day')
  if (minutes >= 2 * MINUTES_OF_HOUR) return `${Math.floor(minutes / MINUTES_OF_HOUR)} h`
  return minutes >= 1 ? `${minutes} min` : `${Math.floor(milliseconds / 1_000)} s`
}

/** A percentage without superfluous zeros: hundredths of a percent 1250 is "12.5 %". */
export const percentPhrase = (basisPoints: bigint): string => `${Number(basisPoints) / 100} %`

/** "A", "A and B", "A, B and C". */
export const listPhrase = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)!}`
