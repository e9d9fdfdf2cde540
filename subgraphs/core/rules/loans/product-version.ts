import { formatMinor, toMinor } from '#kernel/money.ts'
import { rateUnits } from '../interest/terms.ts'
import { partsPerMillion, percentageOf } from '../percentage.ts'
import { REPAYMENT_PARTS, type RepaymentPart } from './allocation.ts'
import { DEFAULT_BANDS } from './delinquency.ts'
import type { GivenLoanProduct } from './product-terms.ts'

/** The terms of a version as they are stored: decimal texts, and no field absent. */
export type LoanProductVersionTerms = {
  readonly [Name in keyof GivenLoanProduct]-?: Name extends 'latePenalty'
    ? Exclude<GivenLoanProduct[Name], undefined>
    : NonNullable<GivenLoanProduct[Name]>
}

const upper = (part: RepaymentPart): Uppercase<RepaymentPart> =>
  part.toUpperCase() as Uppercase<RepaymentPart>

/** Fills in the defaults of terms without validation issues, and writes their amounts and percentages in one form. */
export function versionTerms(given: GivenLoanProduct, currency: string): LoanProductVersionTerms {
  const amount = (text: string): string => formatMinor(toMinor(text, currency), currency)
  const charge = <Charge extends { readonly type: 'FLAT' | 'PERCENTAGE'; readonly value: string }>(
    each: Charge,
  ): Charge => ({
    ...each,
    value: each.type === 'FLAT' ? amount(each.value) : percentageOf(partsPerMillion(each.value)),
  })
  return {
    name: given.name,
    interestRate: percentageOf(rateUnits(given.interestRate)),
    rateType: given.rateType,
    amortization: given.amortization,
    repaymentFrequency: given.repaymentFrequency,
    dayCount: given.dayCount,
    minPrincipal: amount(given.minPrincipal),
    maxPrincipal: amount(given.maxPrincipal),
    minInstallments: given.minInstallments,
    maxInstallments: given.maxInstallments,
    interestOnlyInstallments: given.interestOnlyInstallments ?? 0,
    fees: (given.fees ?? []).map(({ name, type, value, timing }) => charge({ name, type, value, timing })),
    latePenalty: given.latePenalty
      ? charge({
          type: given.latePenalty.type,
          value: given.latePenalty.value,
          graceDays: given.latePenalty.graceDays,
        })
      : null,
    allocation: given.allocation ?? REPAYMENT_PARTS.map(upper),
    allocationDirection: given.allocationDirection ?? 'VERTICAL',
    bands: given.bands
      ? given.bands.map(({ name, fromDays, provisionPercent, nonPerforming }) => ({
          name,
          fromDays,
          provisionPercent: percentageOf(partsPerMillion(provisionPercent)),
          nonPerforming,
        }))
      : DEFAULT_BANDS.map(({ name, fromDays, provisionPpm, isNonPerforming }) => ({
          name,
          fromDays,
          provisionPercent: percentageOf(provisionPpm),
          nonPerforming: isNonPerforming,
        })),
  }
}

/** A change of a product's terms. Absent fields keep their value, and null restores a default. */
export type GivenLoanProductChange = {
  readonly [Name in keyof GivenLoanProduct]?: GivenLoanProduct[Name] | null
}

/** The terms after a change, before their validation. A required field cannot be removed. */
export const changedTerms = (
  before: LoanProductVersionTerms,
  change: GivenLoanProductChange,
): GivenLoanProduct => ({
  ...before,
  ...Object.fromEntries(
    Object.entries(change).filter(
      ([name, value]) => value !== undefined && (value !== null || isRemovable(name)),
    ),
  ),
})

const REMOVABLE: ReadonlySet<string> = new Set([
  'interestOnlyInstallments',
  'fees',
  'latePenalty',
  'allocation',
  'allocationDirection',
  'bands',
])
const isRemovable = (name: string): boolean => REMOVABLE.has(name)
