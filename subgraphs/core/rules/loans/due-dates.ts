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

const DAY_MS = 86_400_000

/** Days from one date to another; 0 if that is not later. */
export const daysBetween = (from: string, to: string): number =>
  to > from ? (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS : 0
