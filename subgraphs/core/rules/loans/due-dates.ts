import { daysAfter, monthsAfter } from '#kernel/local-day.ts'

export type RepaymentFrequency = 'WEEKLY' | 'BIWEEKLY' | 'MONTHLY' | 'QUARTERLY'

export const PERIODS_OF_YEAR: Readonly<Record<RepaymentFrequency, number>> = {
  WEEKLY: 52,
  BIWEEKLY: 26,
  MONTHLY: 12,
  QUARTERLY: 4,
}

/** The date some periods after the start. A month without the day of the start ends on its last day. */
export function dueDate(start: string, frequency: RepaymentFrequency, periods: number): string {
  if (frequency === 'WEEKLY') return daysAfter(start, 7 * periods)
  if (frequency === 'BIWEEKLY') return daysAfter(start, 14 * periods)
  return monthsAfter(start, periods * (frequency === 'MONTHLY' ? 1 : 3))
}
