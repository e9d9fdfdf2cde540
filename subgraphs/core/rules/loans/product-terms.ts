import { share, toMinor } from '#kernel/money.ts'
import type { DayCount } from '../interest/day-count.ts'
import { rateUnits } from '../interest/terms.ts'
import { partsPerMillion } from '../percentage.ts'
import {
  REPAYMENT_PARTS,
  type AllocationDirection,
  type AllocationRule,
  type RepaymentPart,
} from './allocation.ts'
import { DEFAULT_BANDS, type DelinquencyBand } from './delinquency.ts'
import type { RepaymentFrequency } from './due-dates.ts'
import type { Amortization, LoanTerms } from './schedule.ts'

/** A fixed amount, or a share in parts per million. */
export interface LoanCharge {
  readonly type: 'FLAT' | 'PERCENTAGE'
  /** For FLAT: the amount. */
  readonly valueMinor: bigint
  /** For PERCENTAGE: the share. */
  readonly ratePpm: bigint
}

/** A fee that is taken from the disbursed principal. */
export interface LoanFee extends LoanCharge {
  readonly name: string
  readonly timing: 'DISBURSEMENT'
}

/** A penalty on what is open of a late line. */
export interface LatePenalty extends LoanCharge {
  /** Days after the due date on which a late line is not penalised. */
  readonly graceDays: number
}

/** Terms of a loan product. Amounts are in minor units. */
export interface LoanProductTerms {
  readonly name: string
  /** In 10^-4 percent a year. */
  readonly interestRate: bigint
  readonly rateType: 'DECLINING' | 'FLAT'
  readonly amortization: Amortization
  readonly repaymentFrequency: RepaymentFrequency
  readonly dayCount: DayCount
  readonly minPrincipalMinor: bigint
  readonly maxPrincipalMinor: bigint
  readonly minInstallments: number
  readonly maxInstallments: number
  readonly interestOnlyInstallments: number
  readonly fees: readonly LoanFee[]
  readonly latePenalty: LatePenalty | null
  readonly allocation: AllocationRule
  readonly bands: readonly DelinquencyBand[]
}

interface GivenCharge {
  readonly type: 'FLAT' | 'PERCENTAGE'
  /** An amount for FLAT, percent for PERCENTAGE. */
  readonly value: string
}

/** A loan product as entered by an administrator; absent fields get defaults. */
export interface GivenLoanProduct {
  readonly name: string
  /** Percent a year. */
  readonly interestRate: string
  readonly rateType: 'DECLINING' | 'FLAT'
  readonly amortization: Amortization
  readonly repaymentFrequency: RepaymentFrequency
  readonly dayCount: DayCount
  readonly minPrincipal: string
  readonly maxPrincipal: string
  readonly minInstallments: number
  readonly maxInstallments: number
  readonly interestOnlyInstallments?: number | null
  readonly fees?: readonly (GivenCharge & { readonly name: string; readonly timing: 'DISBURSEMENT' })[] | null
  readonly latePenalty?: (GivenCharge & { readonly graceDays: number }) | null
  readonly allocation?: readonly Uppercase<RepaymentPart>[] | null
  readonly allocationDirection?: AllocationDirection | null
  readonly bands?:
    | readonly {
        readonly name: string
        readonly fromDays: number
        readonly provisionPercent: string
        readonly nonPerforming: boolean
      }[]
    | null
}

/** The terms of a product without validation issues. */
export const loanProductTerms = (given: GivenLoanProduct, currency: string): LoanProductTerms => ({
  name: given.name,
  interestRate: rateUnits(given.interestRate),
  rateType: given.rateType,
  amortization: given.amortization,
  repaymentFrequency: given.repaymentFrequency,
  dayCount: given.dayCount,
  minPrincipalMinor: toMinor(given.minPrincipal, currency),
  maxPrincipalMinor: toMinor(given.maxPrincipal, currency),
  minInstallments: given.minInstallments,
  maxInstallments: given.maxInstallments,
  interestOnlyInstallments: given.interestOnlyInstallments ?? 0,
  fees: (given.fees ?? []).map(fee => ({ name: fee.name, timing: fee.timing, ...chargeOf(fee, currency) })),
  latePenalty: given.latePenalty
    ? { graceDays: given.latePenalty.graceDays, ...chargeOf(given.latePenalty, currency) }
    : null,
  allocation: {
    order: given.allocation?.map(part => part.toLowerCase() as RepaymentPart) ?? REPAYMENT_PARTS,
    direction: given.allocationDirection ?? 'VERTICAL',
  },
  bands: given.bands
    ? given.bands.map(({ name, fromDays, provisionPercent, nonPerforming }) => ({
        name,
        fromDays,
        provisionPpm: partsPerMillion(provisionPercent),
        isNonPerforming: nonPerforming,
      }))
    : DEFAULT_BANDS,
})

const chargeOf = ({ type, value }: GivenCharge, currency: string): LoanCharge => ({
  type,
  valueMinor: type === 'FLAT' ? toMinor(value, currency) : 0n,
  ratePpm: type === 'PERCENTAGE' ? partsPerMillion(value) : 0n,
})

/** The charge on an amount, rounded half-up, since the customer pays it. */
export const chargeOn = (amountMinor: bigint, { type, valueMinor, ratePpm }: LoanCharge): bigint =>
  type === 'FLAT' ? valueMinor : share(amountMinor, ratePpm, 'half-up')

/** Fees that are taken from a principal at its disbursement. */
export const disbursementFees = (fees: readonly LoanFee[], principalMinor: bigint): bigint =>
  fees.reduce((sum, fee) => sum + chargeOn(principalMinor, fee), 0n)

/** The terms by which a loan of a product is repaid. */
export const loanTermsOf = (
  product: LoanProductTerms,
  {
    principalMinor,
    installments,
    startDate,
  }: { principalMinor: bigint; installments: number; startDate: string },
): LoanTerms => ({
  principal: principalMinor,
  installments,
  startDate,
  interestRate: product.interestRate,
  rateType: product.rateType,
  amortization: product.amortization,
  repaymentFrequency: product.repaymentFrequency,
  dayCount: product.dayCount,
  interestOnlyInstallments: product.interestOnlyInstallments,
})
