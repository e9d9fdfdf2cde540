import { allocate, type AllocationRule, type PartAmounts } from './allocation.ts'
import { combined, openOf, sumOf, type Installment, type LoanSchedule } from './installment.ts'
import { interestBalances, payoffOf } from './payoff.ts'

/** A payment and the lines after it. */
export interface Repayment {
  readonly lines: readonly Installment[]
  /** The payment by part. Interest is below 0 where the closing payment turns interest that was paid in advance into principal. */
  readonly paid: PartAmounts
  readonly isClosed: boolean
}

/**
 * Pays a loan. The payment is allocated by the rule of the product, also to lines that are not due yet. A payment of the payoff closes
 * the loan: it pays the earned interest, and the rest of the interest is no longer due.
 */
export function repay(
  schedule: LoanSchedule,
  paymentMinor: bigint,
  date: string,
  rule: AllocationRule,
): Repayment | 'REPAYMENT_EXCEEDS_PAYOFF' {
  const { total } = payoffOf(schedule, date)
  if (paymentMinor > total) return 'REPAYMENT_EXCEEDS_PAYOFF'
  const lines =
    paymentMinor === total ? closedLines(schedule, date) : paidLines(schedule, paymentMinor, date, rule)
  return { lines, paid: paidBetween(schedule.lines, lines), isClosed: paymentMinor === total }
}

/** What was paid by part from one state of lines to a later one. */
export const paidBetween = (before: readonly Installment[], after: readonly Installment[]): PartAmounts =>
  combined(sumOf(after.map(({ paid }) => paid)), sumOf(before.map(({ paid }) => paid)), -1n)

function paidLines(
  { lines }: LoanSchedule,
  paymentMinor: bigint,
  date: string,
  rule: AllocationRule,
): readonly Installment[] {
  const linesDue = lines.filter(({ dueDate }) => dueDate <= date).length
  const { paid } = allocate(paymentMinor, lines.map(openOf), rule, linesDue)
  return lines.map((line, index) => ({ ...line, paid: combined(line.paid, paid[index]!) }))
}

function closedLines(schedule: LoanSchedule, date: string): readonly Installment[] {
  const balances = interestBalances(schedule, date)
  return schedule.lines.map((line, index) => {
    const interest = line.paid.interest + balances[index]!
    return {
      ...line,
      due: { ...line.due, interest: interest + line.waived.interest },
      paid: { ...combined(line.paid, openOf(line)), interest },
    }
  })
}
