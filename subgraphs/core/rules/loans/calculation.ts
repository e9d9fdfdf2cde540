import { annualRates } from './apr.ts'
import { PERIODS_OF_YEAR } from './due-dates.ts'
import { scheduleOf, type LoanTerms, type ScheduleLine } from './schedule.ts'

/** A line of a calculated loan, in minor units. */
export interface CalculatedLine extends ScheduleLine {
  /** Fees that are paid with the line. Fees taken at disbursement are in the totals alone. */
  readonly fees: bigint
  readonly totalDue: bigint
}

/** What a loan costs. Amounts are in minor units, rates in 10^-4 percent a year. */
export interface LoanCalculation {
  readonly lines: readonly CalculatedLine[]
  readonly totals: {
    readonly principal: bigint
    readonly interest: bigint
    readonly fees: bigint
    readonly total: bigint
  }
  readonly apr: bigint
  readonly effectiveRate: bigint
}

/** Calculates a loan whose disbursement fees are below its principal. */
export function calculateLoan(terms: LoanTerms, feesMinor: bigint): LoanCalculation {
  const lines = scheduleOf(terms).map(line => ({
    ...line,
    fees: 0n,
    totalDue: line.principal + line.interest,
  }))
  const interest = lines.reduce((sum, line) => sum + line.interest, 0n)
  const payments = lines.map(line => line.totalDue)
  // The one payment of a BULLET loan comes after as many unit-periods as the loan has installments.
  const earlier = Array<bigint>(terms.installments - lines.length).fill(0n)
  return {
    lines,
    totals: {
      principal: terms.principal,
      interest,
      fees: feesMinor,
      total: terms.principal + interest + feesMinor,
    },
    ...annualRates(
      terms.principal - feesMinor,
      [...earlier, ...payments],
      PERIODS_OF_YEAR[terms.repaymentFrequency],
    ),
  }
}
