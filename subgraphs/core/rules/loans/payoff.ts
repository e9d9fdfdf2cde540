import { earnedInterest } from './earned-interest.ts'
import { isOpen, openOf, openPart, sumOf, totalOf, type LoanSchedule } from './installment.ts'
import type { PartAmounts } from './allocation.ts'

/** What closes a loan on a date, in minor units. */
export interface Payoff extends PartAmounts {
  readonly total: bigint
}

/**
 * The earned interest of each line that is neither paid nor waived. It is below 0 where interest was paid in advance that is not
 * earned yet, and 0 once no line is open.
 */
export function interestBalances(schedule: LoanSchedule, date: string): readonly bigint[] {
  if (!schedule.lines.some(isOpen)) return schedule.lines.map(() => 0n)
  const earned = earnedInterest(schedule, date)
  return schedule.lines.map(({ due, paid, waived }, index) => {
    const payable = due.interest - waived.interest
    return (earned[index]! < payable ? earned[index]! : payable) - paid.interest
  })
}

/**
 * The payoff of a loan on a date: what is open of all lines, with the interest that is earned by then. Interest that was paid in
 * advance counts as principal, so that a payment lowers the payoff by its amount whatever it is allocated to. The total is 0 once
 * nothing is owed.
 */
export function payoffOf(schedule: LoanSchedule, date: string): Payoff {
  const balances = interestBalances(schedule, date)
  const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, amount) => total + amount, 0n)
  const parts = {
    ...sumOf(schedule.lines.map(openOf)),
    interest: sum(balances.filter(balance => balance > 0n)),
    principal: openPart(schedule.lines, 'principal') + sum(balances.filter(balance => balance < 0n)),
  }
  return { ...parts, total: totalOf(parts) }
}
