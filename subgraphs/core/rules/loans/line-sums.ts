import { daysBetween } from '#kernel/local-day.ts'
import { halfEven } from '../interest/accrual.ts'
import { partsBetween } from '../interest/day-count.ts'
import type { LoanProductTerms } from './product-terms.ts'

/** The lines of a loan added up as of a date, in minor units. */
export interface LineSums {
  /** Due date of the last line that is due, or the start of the schedule. */
  readonly periodStart: string
  /** Interest of the lines due that is neither waived nor paid. */
  readonly dueInterestMinor: bigint
  /** Interest paid of lines that are not due. */
  readonly advanceInterestMinor: bigint
  /** The first line that is not due; null if all are. */
  readonly running: {
    readonly opening: bigint
    readonly interestMinor: bigint
    readonly waivedInterestMinor: bigint
    readonly carriedInterestMinor: bigint
  } | null
  /** Due date of the oldest late line without a penalty; null if there is none. */
  readonly unpenalisedDueDate: string | null
}

/** Whether the sums suffice to close a date: a FLAT loan earns by all of its lines, and a penalty is added to its line. */
export const sumsSuffice = (
  { rateType, latePenalty }: Pick<LoanProductTerms, 'rateType' | 'latePenalty'>,
  { unpenalisedDueDate }: LineSums,
  date: string,
): boolean =>
  rateType !== 'FLAT' &&
  (!latePenalty ||
    unpenalisedDueDate === null ||
    daysBetween(unpenalisedDueDate, date) <= latePenalty.graceDays)

/** The earned interest of a DECLINING loan with an open line that is neither paid nor waived: the sum of `interestBalances`. */
export function unpaidInterestOf(
  { interestRate, dayCount }: Pick<LoanProductTerms, 'interestRate' | 'dayCount'>,
  { periodStart, dueInterestMinor, advanceInterestMinor, running }: LineSums,
  date: string,
): bigint {
  const due = dueInterestMinor - advanceInterestMinor
  if (!running) return due
  const { opening, interestMinor, waivedInterestMinor, carriedInterestMinor } = running
  const earned =
    carriedInterestMinor +
    halfEven(opening * interestRate * BigInt(partsBetween(dayCount, periodStart, date)))
  const payable = interestMinor - waivedInterestMinor
  return due + (earned < 0n ? 0n : earned < payable ? earned : payable)
}
