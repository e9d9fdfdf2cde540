import { digitsOf } from '#kernel/currency.ts'
import { midOf } from './conversion.ts'
import type { PublishedRate } from './published-rates.ts'
import { product, ratio, significant, timesHalfEven } from './ratio.ts'

/** What the tenant holds of a foreign currency because customers converted it; negative if it has sold more than it bought. */
export interface Position {
  readonly currency: string
  readonly positionMinor: bigint
  /** What the position was worth at MID when it was converted, in the tenant's currency. */
  readonly bookValueMinor: bigint
}

/** A position at the rates in force; all three are null if no rate values the currency. */
export interface PositionValue {
  /** Units of the tenant's currency for one unit of the position's. */
  readonly midRate: string | null
  readonly valueMinor: bigint | null
  /** By how much the value exceeds the book value. */
  readonly unrealisedMinor: bigint | null
}

const SIGNIFICANT_DIGITS = 12

/** Values a position at MID, rounded half-even. */
export function valueOfPosition(
  { currency, positionMinor, bookValueMinor }: Position,
  rates: readonly PublishedRate[],
  ownCurrency: string,
): PositionValue {
  const mid = midOf(rates, currency, ownCurrency)
  if (!mid) return { midRate: null, valueMinor: null, unrealisedMinor: null }
  const size = positionMinor < 0n ? -positionMinor : positionMinor
  const value = timesHalfEven(size, mid.value)
  const valueMinor = positionMinor < 0n ? -value : value
  const units = ratio(10n ** BigInt(digitsOf(currency)), 10n ** BigInt(digitsOf(ownCurrency)))
  return {
    midRate: significant(product(mid.value, units), SIGNIFICANT_DIGITS),
    valueMinor,
    unrealisedMinor: valueMinor - bookValueMinor,
  }
}
