import { amountIssue, compareRates, toMinor } from '#kernel/money.ts'
import type { ValidationIssue } from '#kernel/refusals.ts'

export type ProductCategory = 'SAVINGS' | 'CURRENT' | 'FIXED_DEPOSIT' | 'DOMICILIARY' | 'JOINT' | 'CORPORATE'

export type ProductStatus = 'DRAFT' | 'ACTIVE' | 'RETIRED'

/** Interest terms of a product version; stored, but interest is not computed yet. */
export interface InterestTerms {
  readonly rate: string
  readonly calculationMethod: string
  readonly dayCount: string
  readonly compounding: string
  readonly posting: string
}

/** Terms that can change with a version; amounts are minor units. */
export interface ProductTerms {
  readonly name: string
  readonly minimumOpeningMinor: bigint
  readonly minimumBalanceMinor: bigint
  readonly overdraftMinor: bigint
  readonly interest: InterestTerms | null
}

/** Interest terms as input; absent fields get defaults. */
export interface GivenInterest {
  readonly rate: string
  readonly calculationMethod?: string | null
  readonly dayCount?: string | null
  readonly compounding?: string | null
  readonly posting?: string | null
}

/** Terms as input; absent fields stay unchanged. */
export interface GivenTerms {
  readonly name?: string | null
  readonly minimumOpening?: string | null
  readonly minimumBalance?: string | null
  readonly overdraftLimit?: string | null
  readonly interest?: GivenInterest | null
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
  if (given.interest && compareRates(given.interest.rate, RATE_MAX) > 0)
    issues.push({ field: 'interest.rate', reason: `must be at most ${RATE_MAX}` })
  const terms = {
    name: given.name ?? before.name,
    minimumOpeningMinor: minor('minimumOpening', before.minimumOpeningMinor),
    minimumBalanceMinor: minor('minimumBalance', before.minimumBalanceMinor),
    overdraftMinor: minor('overdraftLimit', before.overdraftMinor),
    interest: given.interest === undefined ? before.interest : given.interest && interestOf(given.interest),
  }
  return { terms, issues }
}

const interestOf = ({
  rate,
  calculationMethod,
  dayCount,
  compounding,
  posting,
}: GivenInterest): InterestTerms => ({
  rate,
  calculationMethod: calculationMethod ?? 'DAILY_BALANCE',
  dayCount: dayCount ?? 'ACTUAL_365',
  compounding: compounding ?? 'MONTHLY',
  posting: posting ?? 'MONTHLY',
})

const interestParts = (interest: InterestTerms | null): string =>
  interest ? Object.values(interestOf(interest)).join(' ') : ''

export const areSameTerms = (a: ProductTerms, b: ProductTerms): boolean =>
  a.name === b.name &&
  a.minimumOpeningMinor === b.minimumOpeningMinor &&
  a.minimumBalanceMinor === b.minimumBalanceMinor &&
  a.overdraftMinor === b.overdraftMinor &&
  interestParts(a.interest) === interestParts(b.interest)
