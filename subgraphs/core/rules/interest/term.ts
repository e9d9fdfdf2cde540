import { halfEven, interestOf, RATE_DECIMALS, type AccrualTerms, type AccrualTier } from './accrual.ts'
import { partsBetween } from './day-count.ts'

export type MaturityInstruction = 'PAYOUT' | 'ROLLOVER_PRINCIPAL' | 'ROLLOVER_ALL'

/** The time for which a principal earns interest: the first day counts, the last does not. */
export interface TermSpan {
  readonly principalMinor: bigint
  readonly from: string
  readonly to: string
}

/** Simple interest in minor units, rounded half to even. How the product computes and compounds ordinary interest does not matter. */
export const simpleInterest = (
  { tiers, dayCount }: Pick<AccrualTerms, 'tiers' | 'dayCount'>,
  { principalMinor, from, to }: TermSpan,
): bigint => halfEven(interestOf(tiers, principalMinor) * BigInt(partsBetween(dayCount, from, to)))

/** Terms under which ordinary accruals add up to simple interest. */
export const simpleTerms = <Terms extends AccrualTerms>(terms: Terms): Terms => ({
  ...terms,
  calculationMethod: 'DAILY_BALANCE',
  compounding: terms.posting,
})

/** Percent a year that a principal earns: the mean of the tiers, weighted by their slices, rounded half up to four decimals. */
export function rateOf(tiers: readonly AccrualTier[], principalMinor: bigint): string {
  const units = (interestOf(tiers, principalMinor) * 2n + principalMinor) / (principalMinor * 2n)
  const text = units.toString().padStart(RATE_DECIMALS + 1, '0')
  const decimals = text.slice(-RATE_DECIMALS).replace(/0+$/, '')
  return `${text.slice(0, -RATE_DECIMALS)}${decimals && `.${decimals}`}`
}

/** The part of earned interest that is forgone when a term is broken, rounded half up; the percentage is in 10^-4 percent. */
export const forgoneOf = (earnedMinor: bigint, penalty: bigint): bigint =>
  (earnedMinor * penalty * 2n + WHOLE) / (WHOLE * 2n)

const WHOLE = 100n * 10n ** BigInt(RATE_DECIMALS)
