import { compareRates } from '#kernel/money.ts'

/** The tenant buys the base currency at BUY and sells it at SELL; MID is the rate at which it values money. */
export type RateType = 'BUY' | 'SELL' | 'MID'

/** A published rate: units of the quote currency for one unit of the base currency. */
export interface PublishedRate {
  readonly baseCurrency: string
  readonly quoteCurrency: string
  readonly rateType: RateType
  readonly rate: string
  readonly effectiveFrom: Date
}

const DIGITS_MAX = 12

/** Why the text cannot be a rate, for the caller; undefined if it can. */
export function rateIssue(rate: string): string | undefined {
  const digits = rate.replace('.', '').replace(/^0+/, '')
  if (!/[1-9]/.test(digits)) return 'must be more than 0'
  return digits.length > DIGITS_MAX ? `has more than ${DIGITS_MAX} significant digits` : undefined
}

/** The rate without zeros after its last digit, so that equal rates are equal texts. */
export const canonicalRate = (rate: string): string =>
  rate.includes('.') ? rate.replace(/\.?0+$/, '') : rate

const ORDER = ['BUY', 'MID', 'SELL'] as const

/** The newest rate of a type at a moment, of rates in the order of publication. */
function inForce<Rate extends PublishedRate>(
  rates: readonly Rate[],
  rateType: RateType,
  at: Date,
): Rate | undefined {
  let newest: Rate | undefined
  for (const rate of rates)
    if (
      rate.rateType === rateType &&
      rate.effectiveFrom <= at &&
      (!newest || rate.effectiveFrom >= newest.effectiveFrom)
    )
      newest = rate
  return newest
}

/**
 * The rate of the pair that a new rate crosses at the moment it takes effect, or at a later moment until the next rate of its type:
 * BUY may not exceed MID, nor MID exceed SELL. `others` are the pair's other rates, in the order of publication.
 */
export function crossedRate<Rate extends PublishedRate>(
  fresh: PublishedRate,
  others: readonly Rate[],
): Rate | undefined {
  const from = fresh.effectiveFrom
  const until = others
    .filter(({ rateType, effectiveFrom }) => rateType === fresh.rateType && effectiveFrom > from)
    .map(({ effectiveFrom }) => effectiveFrom.getTime())
    .reduce((one, other) => Math.min(one, other), Infinity)
  const moments = [
    from,
    ...others.map(({ effectiveFrom }) => effectiveFrom).filter(at => at > from && at.getTime() < until),
  ]
  for (const at of moments)
    for (const rateType of ORDER) {
      if (rateType === fresh.rateType) continue
      const other = inForce(others, rateType, at)
      if (other && isCrossed(fresh, other)) return other
    }
  return undefined
}

function isCrossed(one: PublishedRate, other: PublishedRate): boolean {
  const difference = compareRates(one.rate, other.rate)
  return ORDER.indexOf(one.rateType) < ORDER.indexOf(other.rateType) ? difference > 0 : difference < 0
}
