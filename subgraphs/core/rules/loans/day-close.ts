import { daysBetween } from '#kernel/local-day.ts'
import { bandOf, provisionOf, suspenseMovement, type DelinquencyBand } from './delinquency.ts'
import { daysPastDue, openPart, type LoanSchedule } from './installment.ts'
import { assessLatePenalties } from './late-penalty.ts'
import { unpaidInterestOf, type LineSums } from './line-sums.ts'
import { interestBalances } from './payoff.ts'
import type { LoanProductTerms } from './product-terms.ts'

/** What is posted for a loan besides its payments, in minor units. */
export interface LoanBooks {
  /** Earned interest, paid or not. */
  readonly accruedMinor: bigint
  /** The part of the earned interest that is in suspense. */
  readonly suspendedMinor: bigint
  readonly provisionMinor: bigint
}

/** A loan in repayment at the start of a date. */
export interface LoanOnDate {
  readonly schedule: LoanSchedule
  readonly penaltyMinor: bigint
  readonly daysPastDue: number
  readonly band: DelinquencyBand
  readonly books: LoanBooks
}

/** The books of a loan that is not in repayment: it has earned what was paid. */
export const closedBooks = (paidInterestMinor: bigint): LoanBooks => ({
  accruedMinor: paidInterestMinor,
  suspendedMinor: 0n,
  provisionMinor: 0n,
})

/** A loan in repayment at the start of a date, without its lines. */
type SummedLoanOnDate = Pick<LoanOnDate, 'daysPastDue' | 'band' | 'books'>

/** What the close of a date knows of a loan besides its lines. */
interface LoanTotals {
  readonly paidInterestMinor: bigint
  readonly openPrincipalMinor: bigint
  /** Due date of the oldest open line; null if no line is open. */
  readonly nextDueDate: string | null
}

/** The class and the books of a loan at the start of a date, from the sums of its lines, which suffice. */
export function summedLoanOnDate(
  product: LoanProductTerms,
  sums: LineSums,
  { date, paidInterestMinor, openPrincipalMinor, nextDueDate }: LoanTotals & { readonly date: string },
): SummedLoanOnDate {
  const late = nextDueDate === null ? 0 : Math.max(0, daysBetween(nextDueDate, date))
  const band = bandOf(product.bands, late)
  const unpaidMinor = nextDueDate === null ? 0n : unpaidInterestOf(product, sums, date)
  return {
    daysPastDue: late,
    band,
    books: booksOf(band, { paidInterestMinor, unpaidMinor, openPrincipalMinor }),
  }
}

const booksOf = (
  band: DelinquencyBand,
  {
    paidInterestMinor,
    unpaidMinor,
    openPrincipalMinor,
  }: {
    readonly paidInterestMinor: bigint
    readonly unpaidMinor: bigint
    readonly openPrincipalMinor: bigint
  },
): LoanBooks => ({
  accruedMinor: paidInterestMinor + unpaidMinor,
  suspendedMinor: suspenseMovement(band, unpaidMinor > 0n ? unpaidMinor : 0n, 0n),
  provisionMinor: provisionOf(band, openPrincipalMinor),
})

/** Assesses the penalties, the class and the books of a loan at the start of a date, the day after the one that closes. */
export function loanOnDate(
  { latePenalty, bands }: LoanProductTerms,
  before: LoanSchedule,
  { date, paidInterestMinor }: { readonly date: string; readonly paidInterestMinor: bigint },
): LoanOnDate {
  const { lines, penaltyMinor } = latePenalty
    ? assessLatePenalties(before.lines, date, latePenalty)
    : { lines: before.lines, penaltyMinor: 0n }
  const schedule = { ...before, lines }
  const late = daysPastDue(lines, date)
  const band = bandOf(bands, late)
  const unpaidMinor = interestBalances(schedule, date).reduce((sum, balance) => sum + balance, 0n)
  return {
    schedule,
    penaltyMinor,
    daysPastDue: late,
    band,
    books: booksOf(band, {
      paidInterestMinor,
      unpaidMinor,
      openPrincipalMinor: openPart(lines, 'principal'),
    }),
  }
}
