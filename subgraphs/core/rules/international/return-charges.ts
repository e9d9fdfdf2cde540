import { ratio, timesHalfEven, type Ratio } from '../currencies/ratio.ts'
import type { ConversionTerms } from '../currencies/conversion-terms.ts'

/** A transfer that came back: what it moved, what left of it, and what the correspondent kept. Amounts are minor units. */
export interface Returned {
  /** In the currency of the source account. */
  readonly amountMinor: bigint
  /** In the currency in which it was sent, as is `deductedMinor`. */
  readonly sentMinor: bigint
  readonly deductedMinor: bigint
}

/** The part of the amount that corresponds to what was kept, rounded up; all of it if nothing came back. */
export const deductionOfAmount = ({ amountMinor, sentMinor, deductedMinor }: Returned): bigint =>
  (amountMinor * deductedMinor + sentMinor - 1n) / sentMinor

/**
 * The conversion that pays what was kept, at the rate of the transfer. The customer pays one minor unit more where rounding would make
 * it worth less than what was kept.
 */
export function conversionOfDeduction(
  terms: ConversionTerms,
  returned: Returned,
): { readonly amountMinor: bigint; readonly terms: ConversionTerms } {
  const { deductedMinor } = returned
  const targetValueMinor = valueAt(deductedMinor, terms.targetMid)
  let amountMinor = deductionOfAmount(returned)
  while (valueAt(amountMinor, terms.sourceMid) < targetValueMinor) amountMinor += 1n
  const sourceValueMinor = valueAt(amountMinor, terms.sourceMid)
  return {
    amountMinor,
    terms: {
      ...terms,
      convertedMinor: String(deductedMinor),
      sourceValueMinor: String(sourceValueMinor),
      targetValueMinor: String(targetValueMinor),
      incomeMinor: String(sourceValueMinor - targetValueMinor),
    },
  }
}

const valueAt = (minor: bigint, mid: ConversionTerms['sourceMid']): bigint =>
  mid === null ? minor : timesHalfEven(minor, ratioOfStored(mid))

const ratioOfStored = ([numerator, denominator]: readonly [string, string]): Ratio =>
  ratio(BigInt(numerator), BigInt(denominator))
