import { amountIssue, compareRates, toMinor } from '#kernel/money.ts'
import type { ValidationIssue } from '#kernel/refusals.ts'
import { dormancyIssues, dormancyOf, type DormancyTerms, type GivenDormancy } from './accounts/dormancy.ts'

export type ProductCategory = 'SAVINGS' | 'CURRENT' | 'FIXED_DEPOSIT' | 'DOMICILIARY' | 'JOINT' | 'CORPORATE'

export type ProductStatus = 'DRAFT' | 'ACTIVE' | 'RETIRED'

/** A slice of the balance, from an amount on, with its own rate in percent a year. */
export interface InterestTier {
  readonly from: string
  readonly rate: string
}

/** Interest terms of a product version: one rate for the whole balance, or tiers. Rates are in percent. */
export interface InterestTerms {
  readonly rate: string | null
  readonly tiers: readonly InterestTier[] | null
  readonly calculationMethod: string
  readonly dayCount: string
  readonly compounding: string
  readonly posting: string
  /** Percent of posted interest that is withheld. */
  readonly withholdingTaxRate: string
}

/** Terms that can change with a version; amounts are minor units. */
export interface ProductTerms extends DormancyTerms {
  readonly name: string
  readonly minimumOpeningMinor: bigint
  readonly minimumBalanceMinor: bigint
  readonly overdraftMinor: bigint
  /** Percent a year that a negative balance is charged; null for nothing. */
  readonly overdraftRate: string | null
  readonly interest: InterestTerms | null
  /** Percent of the interest earned that is forgone when a term is broken; null for nothing. */
  readonly breakPenaltyPercent: string | null
}

/** Interest terms as input; absent fields get defaults. */
export interface GivenInterest {
  readonly rate?: string | null
  readonly tiers?: readonly InterestTier[] | null
  readonly calculationMethod?: string | null
  readonly dayCount?: string | null
  readonly compounding?: string | null
  readonly posting?: string | null
  readonly withholdingTaxRate?: string | null
}

/** Terms as input; absent fields stay unchanged. */
export interface GivenTerms {
  readonly name?: string | null
  readonly minimumOpening?: string | null
  readonly minimumBalance?: string | null
  readonly overdraftLimit?: string | null
  readonly overdraftRate?: string | null
  readonly interest?: GivenInterest | null
  readonly breakPenaltyPercent?: string | null
  readonly dormancyDays?: GivenDormancy | null
}

const RATE_MAX = '1000'

/** The resulting terms, and the validation issues of the input. */
export function nextTerms(
  before: ProductTerms,
  given: GivenTerms,
  currency: string,
): { terms: ProductTerms; issues: readonly ValidationIssue[] } {
  const issues: ValidationIssue[] = []
  const minor = (
    field: 'minimumOpening' | 'minimumBalance' | 'overdraftLimit',
    otherwise: bigint,
  ): bigint => {
    const amount = given[field]
    if (amount === undefined) return otherwise
    if (amount === null) return 0n
    const issue = amountIssue(amount, currency)
    if (issue) issues.push({ field, reason: issue })
    return issue ? 0n : toMinor(amount, currency)
  }
  if (given.name === null) issues.push({ field: 'name', reason: 'is required' })
  if (given.overdraftRate) issues.push(...rateIssues('overdraftRate', given.overdraftRate))
  if (given.dormancyDays) issues.push(...dormancyIssues(given.dormancyDays))
  if (given.interest) issues.push(...interestIssues(given.interest, currency))
  if (given.breakPenaltyPercent)
    issues.push(...rateIssues('breakPenaltyPercent', given.breakPenaltyPercent, '100'))
  const terms = {
    name: given.name ?? before.name,
    minimumOpeningMinor: minor('minimumOpening', before.minimumOpeningMinor),
    minimumBalanceMinor: minor('minimumBalance', before.minimumBalanceMinor),
    overdraftMinor: minor('overdraftLimit', before.overdraftMinor),
    overdraftRate: given.overdraftRate === undefined ? before.overdraftRate : given.overdraftRate,
    interest: given.interest === undefined ? before.interest : given.interest && interestOf(given.interest),
    breakPenaltyPercent:
      given.breakPenaltyPercent === undefined ? before.breakPenaltyPercent : given.breakPenaltyPercent,
    ...dormancyOf(
      given.dormancyDays === undefined
        ? { inactive: before.inactiveDays, dormant: before.dormantDays }
        : (given.dormancyDays ?? {}),
    ),
  }
  return { terms, issues }
}

const rateIssues = (field: string, rate: string, maximum = RATE_MAX): ValidationIssue[] =>
  compareRates(rate, maximum) > 0 ? [{ field, reason: `must be at most ${maximum}` }] : []

function interestIssues(
  { rate = null, tiers = null, withholdingTaxRate }: GivenInterest,
  currency: string,
): ValidationIssue[] {
  const issues: ValidationIssue[] = []
  if ((rate === null) === (tiers === null))
    issues.push({ field: 'interest', reason: 'must have either rate or tiers' })
  if (rate !== null) issues.push(...rateIssues('interest.rate', rate))
  if (tiers?.length === 0) issues.push({ field: 'interest.tiers', reason: 'must not be empty' })
  if (withholdingTaxRate) issues.push(...rateIssues('interest.withholdingTaxRate', withholdingTaxRate, '100'))
  let above: bigint | undefined
  for (const [index, { from: text, rate: tierRate }] of (tiers ?? []).entries()) {
    const field = `interest.tiers[${index}]`
    issues.push(...rateIssues(`${field}.rate`, tierRate))
    const issue = amountIssue(text, currency)
    const from = issue ? undefined : toMinor(text, currency)
    if (issue) issues.push({ field: `${field}.from`, reason: issue })
    else if (index === 0 && from !== 0n)
      issues.push({ field: `${field}.from`, reason: 'must be 0 in the first tier' })
    else if (above !== undefined && from! <= above)
      issues.push({ field: `${field}.from`, reason: 'must be above the from of the tier before' })
    above = from ?? above
  }
  return issues
}

const interestOf = ({
  rate,
  tiers,
  calculationMethod,
  dayCount,
  compounding,
  posting,
  withholdingTaxRate,
}: GivenInterest): InterestTerms => ({
  rate: rate ?? null,
  tiers: tiers ?? null,
  calculationMethod: calculationMethod ?? 'DAILY_BALANCE',
  dayCount: dayCount ?? 'ACTUAL_365',
  compounding: compounding ?? 'MONTHLY',
  posting: posting ?? 'MONTHLY',
  withholdingTaxRate: withholdingTaxRate ?? '0',
})

const interestParts = (interest: InterestTerms | null): string =>
  interest ? JSON.stringify(interestOf(interest)) : ''

export const areSameTerms = (a: ProductTerms, b: ProductTerms): boolean =>
  a.name === b.name &&
  a.minimumOpeningMinor === b.minimumOpeningMinor &&
  a.minimumBalanceMinor === b.minimumBalanceMinor &&
  a.overdraftMinor === b.overdraftMinor &&
  a.overdraftRate === b.overdraftRate &&
  a.breakPenaltyPercent === b.breakPenaltyPercent &&
  a.inactiveDays === b.inactiveDays &&
  a.dormantDays === b.dormantDays &&
  interestParts(a.interest) === interestParts(b.interest)
