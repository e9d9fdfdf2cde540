import { digitsOf } from '#kernel/currency.ts'
import {
  ratioOf,
  inverse,
  mean,
  product,
  ratio,
  significant,
  timesDown,
  timesHalfEven,
  type Ratio,
} from './ratio.ts'
import type { PublishedRate, RateType } from './published-rates.ts'

/** The rate that a conversion used; CROSS if it went over the tenant's currency. */
export type ConversionRateType = RateType | 'CROSS'

/** Why an amount cannot be converted. */
export type ConversionRefusal =
  /** No rate leads from the source to the target currency, or to the value of one of them. */
  | 'RATE_UNAVAILABLE'
  /** The customer would receive more than the source is worth at MID. */
  | 'RATES_CROSSED'
  /** The amount converts to less than one minor unit. */
  | 'TOO_SMALL'
  /** The converted amount, or its value, exceeds the largest amount. */
  | 'TOO_LARGE'

export interface ConversionRequest {
  readonly sourceCurrency: string
  readonly targetCurrency: string
  readonly amountMinor: bigint
  /** The tenant's currency, in which both sides are valued. */
  readonly ownCurrency: string
  /** By how much the rate is moved against the customer, in hundredths of a percent. */
  readonly spreadBps: number
  /** Rates in force, at most one of each pair and type. */
  readonly rates: readonly PublishedRate[]
}

export interface Conversion {
  readonly convertedMinor: bigint
  /** Units of the target currency for one unit of the source currency. */
  readonly exchangeRate: string
  readonly rateType: ConversionRateType
  /** Own minor units for one minor unit of the source and target currency at MID; null for the own currency. */
  readonly sourceMid: Ratio | null
  readonly targetMid: Ratio | null
  /** Values of both sides at MID, rounded half-even, in the tenant's currency. */
  readonly sourceValueMinor: bigint
  readonly targetValueMinor: bigint
  /** What the tenant earns: the difference of both values, never negative. */
  readonly incomeMinor: bigint
  /** Since when the oldest of the rates used has been in force. */
  readonly since: Date
}

/** An exact rate, and since when the oldest rate that it was made from has been in force. */
interface Dated {
  readonly value: Ratio
  readonly since: Date
}

/** The rate at which a customer gives one currency for another, in units of the second for one of the first. */
interface Leg {
  readonly price: Dated
  readonly rateType: RateType
  /** Whether the pair is published in the opposite direction. */
  readonly isInverse: boolean
}

const SIGNIFICANT_DIGITS = 12
const BPS = 10_000n
const MINOR_MAX = 10n ** 18n - 1n

/**
 * Converts an amount at the published rates. A customer who gives the base currency of a pair gets BUY, one who takes it pays SELL. If the
 * pair has no rate, the conversion crosses over the tenant's currency; the spread then applies once, to the crossed rate. The converted
 * amount is rounded down once, from the exact rate.
 */
export function conversion(request: ConversionRequest): Conversion | ConversionRefusal {
  const { sourceCurrency, targetCurrency, amountMinor, ownCurrency, rates } = request
  const priced = priceOf(request)
  const sourceMid = midOf(rates, sourceCurrency, ownCurrency)
  const targetMid = midOf(rates, targetCurrency, ownCurrency)
  if (!priced || sourceMid === undefined || targetMid === undefined) return 'RATE_UNAVAILABLE'

  const convertedMinor = timesDown(amountMinor, inMinor(priced.value, sourceCurrency, targetCurrency))
  const sourceValueMinor = sourceMid ? timesHalfEven(amountMinor, sourceMid.value) : amountMinor
  const targetValueMinor = targetMid ? timesHalfEven(convertedMinor, targetMid.value) : convertedMinor
  if (convertedMinor === 0n) return 'TOO_SMALL'
  if ([convertedMinor, sourceValueMinor, targetValueMinor].some(minor => minor > MINOR_MAX))
    return 'TOO_LARGE'
  if (targetValueMinor > sourceValueMinor) return 'RATES_CROSSED'
  return {
    convertedMinor,
    exchangeRate: significant(priced.value, SIGNIFICANT_DIGITS),
    rateType: priced.rateType,
    sourceMid: sourceMid && sourceMid.value,
    targetMid: targetMid && targetMid.value,
    sourceValueMinor,
    targetValueMinor,
    incomeMinor: sourceValueMinor - targetValueMinor,
    since: oldest(priced, ...[sourceMid, targetMid].filter(each => each !== null)),
  }
}

/** What the customer gets for one unit of the source currency, after the spread. */
function priceOf({
  sourceCurrency,
  targetCurrency,
  ownCurrency,
  spreadBps,
  rates,
}: ConversionRequest): (Dated & { readonly rateType: ConversionRateType }) | undefined {
  const spread = BigInt(spreadBps)
  const less = ratio(BPS - spread, BPS)
  const direct = leg(rates, sourceCurrency, targetCurrency)
  if (direct) {
    const { price, rateType, isInverse } = direct
    // The spread moves the published rate: it lowers BUY and raises SELL.
    const moved = isInverse ? ratio(BPS, BPS + spread) : less
    return { value: product(price.value, moved), since: price.since, rateType }
  }
  if (sourceCurrency === ownCurrency || targetCurrency === ownCurrency) return undefined
  const first = leg(rates, sourceCurrency, ownCurrency)
  const second = leg(rates, ownCurrency, targetCurrency)
  return (
    first &&
    second && {
      value: product(product(first.price.value, second.price.value), less),
      since: oldest(first.price, second.price),
      rateType: 'CROSS',
    }
  )
}

/** BUY of the pair as published, or the inverse of SELL of the opposite pair; MID where they are not published. */
function leg(rates: readonly PublishedRate[], from: string, to: string): Leg | undefined {
  const asBase = ratesOf(rates, from, to)
  const asQuote = ratesOf(rates, to, from)
  const given = asBase.BUY ?? asBase.MID
  if (given) return { price: given, rateType: asBase.BUY ? 'BUY' : 'MID', isInverse: false }
  const taken = asQuote.SELL ?? asQuote.MID
  return taken && { price: inverted(taken), rateType: asQuote.SELL ? 'SELL' : 'MID', isInverse: true }
}

/** The rates of a pair by type; without a published MID, it is the mean of BUY and SELL. */
function ratesOf(
  rates: readonly PublishedRate[],
  base: string,
  quote: string,
): Partial<Record<RateType, Dated>> {
  const published: Partial<Record<RateType, Dated>> = {}
  for (const { baseCurrency, quoteCurrency, rateType, rate, effectiveFrom } of rates)
    if (baseCurrency === base && quoteCurrency === quote)
      published[rateType] = { value: ratioOf(rate), since: effectiveFrom }
  const { BUY, SELL, MID } = published
  return {
    ...published,
    ...(!MID && BUY && SELL && { MID: { value: mean(BUY.value, SELL.value), since: oldest(BUY, SELL) } }),
  }
}

/** Own minor units for one minor unit of a currency at MID; null for the own currency, undefined without a rate. */
export function midOf(
  rates: readonly PublishedRate[],
  currency: string,
  own: string,
): Dated | null | undefined {
  if (currency === own) return null
  const asBase = ratesOf(rates, currency, own).MID
  const asQuote = ratesOf(rates, own, currency).MID
  const mid = asBase ?? (asQuote && inverted(asQuote))
  return mid && { value: inMinor(mid.value, currency, own), since: mid.since }
}

/** A rate of whole units as a rate of minor units. */
const inMinor = (rate: Ratio, from: string, to: string): Ratio =>
  product(rate, ratio(10n ** BigInt(digitsOf(to)), 10n ** BigInt(digitsOf(from))))

const inverted = ({ value, since }: Dated): Dated => ({ value: inverse(value), since })

const oldest = (first: { readonly since: Date }, ...others: readonly { readonly since: Date }[]): Date =>
  others.reduce((since, other) => (other.since < since ? other.since : since), first.since)
