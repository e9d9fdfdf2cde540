import { daysAfter } from '#kernel/local-day.ts'

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
  const [year, month, day] = start.split('-').map(Number) as [number, number, number]
  const target = month - 1 + periods * (frequency === 'MONTHLY' ? 1 : 3)
  const lastDay = new Date(Date.UTC(year, target + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, target, Math.min(day, lastDay))).toISOString().slice(0, 10)
}
