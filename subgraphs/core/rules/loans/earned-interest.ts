import { daysBetween } from '#kernel/local-day.ts'
import { timesHalfEven } from '../currencies/ratio.ts'
import { halfEven } from '../interest/accrual.ts'
import { partsBetween } from '../interest/day-count.ts'
import type { Installment, LoanSchedule } from './installment.ts'

/**
 * The interest that each line has earned by a date, in minor units. Lines due have earned theirs, and the running line earns by day
 * on its scheduled principal. A FLAT loan earns by the rule of 78; what that exceeds the interest of the lines due, the next lines
 * have earned.
 */
export function earnedInterest({ terms, lines }: LoanSchedule, date: string): readonly bigint[] {
  const running = lines.findIndex(({ dueDate }) => dueDate > date)
  if (running < 0) return lines.map(({ due }) => due.interest)
  const line = lines[running]!
  const from = lines[running - 1]?.dueDate ?? terms.startDate
  const isFlat = terms.rateType === 'FLAT'
  let rest = isFlat
    ? flatEarned(lines, running, { from, to: line.dueDate, date })
    : line.carriedInterest +
      halfEven(line.opening * terms.interestRate * BigInt(partsBetween(terms.dayCount, from, date)))
  return lines.map(({ due: { interest } }, index) => {
    if (index < running) return interest
    if (!isFlat && index > running) return 0n
    const earned = rest < 0n ? 0n : rest < interest ? rest : interest
    rest -= earned
    return earned
  })
}

/** What the running line and the later ones have earned by the rule of 78: period k of n earns n - k + 1 parts of n(n + 1) / 2. */
function flatEarned(
  lines: readonly Installment[],
  running: number,
  { from, to, date }: { from: string; to: string; date: string },
): bigint {
  const interest = lines.map(({ due, carriedInterest }) => due.interest - carriedInterest)
  const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, amount) => total + amount, 0n)
  const [count, past] = [BigInt(lines.length), BigInt(running)]
  const [days, daysOfPeriod] = [BigInt(daysBetween(from, date)), BigInt(daysBetween(from, to))]
  const elapsed = past * (2n * count - past + 1n) * daysOfPeriod + 2n * (count - past) * days
  const earned = timesHalfEven(sum(interest), {
    numerator: elapsed,
    denominator: count * (count + 1n) * daysOfPeriod,
  })
  return lines[running]!.carriedInterest + earned - sum(interest.slice(0, running))
}
