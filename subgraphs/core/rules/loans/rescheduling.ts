import type { PartAmounts } from './allocation.ts'
import {
  combined,
  installmentOf,
  isOpen,
  NO_AMOUNTS,
  openOf,
  sumOf,
  totalOf,
  type Installment,
  type LoanSchedule,
} from './installment.ts'
import { interestBalances, payoffOf } from './payoff.ts'
import { paidBetween } from './repayment.ts'
import { scheduleOf, scheduleOver, type ScheduleLine } from './schedule.ts'

/** A schedule that the next version replaces. The principals of both add up to that of the schedule before. */
export interface Rescheduling {
  /** The lines of the replaced version, reduced to what has been paid and waived of them. */
  readonly settled: readonly Installment[]
  readonly next: LoanSchedule
  /** What the change pays by part, in minor units. Interest that was paid in advance becomes principal. */
  readonly paid: PartAmounts
}

/**
 * Spreads the open principal over new installments, the first of which is due one period after the date. Unpaid interest that is
 * earned, fees and penalties are due with the first of them and bear no interest.
 */
export function restructure(schedule: LoanSchedule, date: string, installments: number): Rescheduling {
  const { principal, ...carried } = payoffOf(schedule, date)
  const terms = { ...schedule.terms, principal, installments, startDate: date, interestOnlyInstallments: 0 }
  const settled = settledLines(schedule, date)
  return {
    settled,
    next: {
      version: schedule.version + 1,
      terms,
      lines: linesWith({ ...carried, principal: 0n }, scheduleOf(terms)),
    },
    paid: paidBetween(schedule.lines, settled),
  }
}

/**
 * Pays principal in advance: the payment pays the lines due and the earned interest, and the rest lowers the principal, which is
 * spread again over the due dates of the open lines. The payment exceeds what is due; a payment of the whole payoff leaves no line.
 */
export function prepay(
  schedule: LoanSchedule,
  paymentMinor: bigint,
  date: string,
): Rescheduling | 'REPAYMENT_EXCEEDS_PAYOFF' | 'PREPAYMENT_TOO_SMALL' {
  const payoff = payoffOf(schedule, date)
  if (paymentMinor > payoff.total) return 'REPAYMENT_EXCEEDS_PAYOFF'
  const lines = schedule.lines.map(line =>
    line.dueDate <= date ? { ...line, paid: combined(line.paid, openOf(line)) } : line,
  )
  const afterLinesDue = { ...schedule, lines }
  const { principal, interest, fee, penalty } = payoffOf(afterLinesDue, date)
  const prepaid =
    paymentMinor -
    totalOf(paidBetween(schedule.lines, lines)) -
    totalOf({ principal: 0n, interest, fee, penalty })
  if (prepaid <= 0n && paymentMinor < payoff.total) return 'PREPAYMENT_TOO_SMALL'
  const parts = { penalty, fee, interest, principal: prepaid }
  const settled = [
    ...settledLines(afterLinesDue, date),
    ...(totalOf(parts) > 0n ? [prepaymentLine(schedule, parts, date)] : []),
  ]
  return {
    settled,
    next: remainingSchedule(afterLinesDue, principal - prepaid, date),
    paid: paidBetween(schedule.lines, settled),
  }
}

/** The open lines of a schedule over a lower principal. */
function remainingSchedule(
  { version, terms, lines }: LoanSchedule,
  principal: bigint,
  date: string,
): LoanSchedule {
  const first = lines.findIndex(isOpen)
  const dates = principal > 0n ? lines.filter(isOpen).map(({ dueDate }) => dueDate) : []
  const remaining = {
    ...terms,
    principal,
    installments: dates.length,
    startDate: date,
    interestOnlyInstallments: Math.max(0, terms.interestOnlyInstallments - first),
  }
  const from = lines[first - 1]?.dueDate ?? terms.startDate
  // The one period of a BULLET loan is no whole period of its frequency.
  const isFirstWhole = from === date && terms.amortization !== 'BULLET'
  return {
    version: version + 1,
    terms: remaining,
    lines: dates.length > 0 ? linesWith(NO_AMOUNTS, scheduleOver(remaining, dates, isFirstWhole)) : [],
  }
}

/** The line of a replaced version that records the payment. */
const prepaymentLine = ({ lines }: LoanSchedule, parts: PartAmounts, date: string): Installment => ({
  number: lines.length + 1,
  dueDate: date,
  opening: sumOf(lines.map(openOf)).principal,
  due: parts,
  paid: parts,
  waived: NO_AMOUNTS,
  carriedInterest: 0n,
  isPenalised: false,
})

function settledLines(schedule: LoanSchedule, date: string): readonly Installment[] {
  const balances = interestBalances(schedule, date)
  return schedule.lines.flatMap((line, index) => {
    const unearned = balances[index]! < 0n ? -balances[index]! : 0n
    const paid = {
      ...line.paid,
      interest: line.paid.interest - unearned,
      principal: line.paid.principal + unearned,
    }
    const due = combined(paid, line.waived)
    return totalOf(due) > 0n ? [{ ...line, due, paid }] : []
  })
}

/** New lines, of which the first also has the parts that an earlier version carries over. */
const linesWith = (carried: PartAmounts, lines: readonly ScheduleLine[]): readonly Installment[] =>
  lines
    .map(installmentOf)
    .map((line, index) =>
      index === 0 ? { ...line, due: combined(line.due, carried), carriedInterest: carried.interest } : line,
    )
