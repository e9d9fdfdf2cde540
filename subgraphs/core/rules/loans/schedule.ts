import { halfEven, INTEREST_UNITS } from '../interest/accrual.ts'
import { PARTS_OF_YEAR, partsBetween, type DayCount } from '../interest/day-count.ts'
import { dueDate, PERIODS_OF_YEAR, type RepaymentFrequency } from './due-dates.ts'

export type Amortization = 'EQUAL_INSTALLMENT' | 'EQUAL_PRINCIPAL' | 'INTEREST_ONLY' | 'BULLET'

/** The terms by which a loan is repaid. Amounts are in minor units. */
export interface LoanTerms {
  readonly principal: bigint
  readonly installments: number
  readonly startDate: string
  /** In 10^-4 percent a year. */
  readonly interestRate: bigint
  readonly rateType: 'DECLINING' | 'FLAT'
  readonly amortization: Amortization
  readonly repaymentFrequency: RepaymentFrequency
  readonly dayCount: DayCount
  /** First installments that pay interest alone. */
  readonly interestOnlyInstallments: number
}

/** One line of a schedule, in minor units. */
export interface ScheduleLine {
  readonly number: number
  readonly dueDate: string
  readonly opening: bigint
  readonly principal: bigint
  readonly interest: bigint
}

/**
 * The lines of a loan; a BULLET loan has one, at the end of its last period. Interest is rounded half-even, installments half-up;
 * the last line pays what is open.
 */
export const scheduleOf = (terms: LoanTerms): readonly ScheduleLine[] =>
  scheduleOver(
    terms,
    Array.from({ length: terms.installments }, (_, index) =>
      dueDate(terms.startDate, terms.repaymentFrequency, index + 1),
    ),
    true,
  )

/** The lines of a loan over given due dates, of which the first may end a period that began before the start. */
export function scheduleOver(
  terms: LoanTerms,
  dates: readonly string[],
  isFirstWhole: boolean,
): readonly ScheduleLine[] {
  const rates = dates.map((date, index) =>
    periodRate(terms, dates[index - 1] ?? terms.startDate, date, index > 0 || isFirstWhole),
  )
  const total = halfEven(terms.principal * rates.reduce((sum, rate) => sum + rate, 0n))
  if (terms.amortization === 'BULLET') {
    const opening = terms.principal
    return [{ number: 1, dueDate: dates.at(-1)!, opening, principal: opening, interest: total }]
  }
  return terms.rateType === 'FLAT' ? flatLines(terms, dates, total) : decliningLines(terms, dates, rates)
}

/** Interest of one period on one minor unit, in `INTEREST_UNITS`; months and quarters by THIRTY_360 are whole parts of a year. */
function periodRate(terms: LoanTerms, from: string, to: string, isWhole: boolean): bigint {
  const { dayCount, repaymentFrequency: frequency } = terms
  const isMonths = dayCount === 'THIRTY_360' && (frequency === 'MONTHLY' || frequency === 'QUARTERLY')
  const parts =
    isWhole && isMonths ? PARTS_OF_YEAR / PERIODS_OF_YEAR[frequency] : partsBetween(dayCount, from, to)
  return terms.interestRate * BigInt(parts)
}

function decliningLines(
  terms: LoanTerms,
  dates: readonly string[],
  rates: readonly bigint[],
): readonly ScheduleLine[] {
  const first = terms.amortization === 'INTEREST_ONLY' ? dates.length - 1 : terms.interestOnlyInstallments
  const installment = annuity(terms.principal, rates.slice(first))
  const equalPrincipal = halfUp(terms.principal, BigInt(dates.length - first))
  let opening = terms.principal
  return dates.map((date, index) => {
    const interest = halfEven(opening * rates[index]!)
    const wanted = terms.amortization === 'EQUAL_INSTALLMENT' ? installment - interest : equalPrincipal
    const isLast = index === dates.length - 1
    const principal = isLast ? opening : index < first ? 0n : between(wanted, opening)
    const line = { number: index + 1, dueDate: date, opening, principal, interest }
    opening -= principal
    return line
  })
}

function flatLines(terms: LoanTerms, dates: readonly string[], total: bigint): readonly ScheduleLine[] {
  const count = BigInt(dates.length)
  const installment = halfUp(terms.principal + total, count)
  const equalInterest = halfUp(total, count)
  let [opening, openInterest] = [terms.principal, total]
  return dates.map((date, index) => {
    const isLast = index === dates.length - 1
    const interest = isLast ? openInterest : between(equalInterest, openInterest)
    const principal = isLast ? opening : between(installment - interest, opening)
    const line = { number: index + 1, dueDate: date, opening, principal, interest }
    opening -= principal
    openInterest -= interest
    return line
  })
}

/** The installment whose discounted sum is the principal: the principal over the sum of discount factors. */
function annuity(principal: bigint, rates: readonly bigint[]): bigint {
  let [numerator, denominator] = [0n, 1n]
  for (const rate of rates.toReversed()) {
    numerator = (numerator + denominator) * INTEREST_UNITS
    denominator *= INTEREST_UNITS + rate
  }
  return halfUp(principal * denominator, numerator)
}

/** The quotient rounded to the nearest unit, from the middle up. Neither number is negative. */
export const halfUp = (numerator: bigint, denominator: bigint): bigint =>
  (2n * numerator + denominator) / (2n * denominator)

const between = (amount: bigint, most: bigint): bigint => (amount < 0n ? 0n : amount > most ? most : amount)
