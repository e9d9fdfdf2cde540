import { daysAfter, daysBetween, monthsAfter } from '#kernel/local-day.ts'

export type Frequency = 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'QUARTERLY' | 'ANNUALLY'

/** Dates at regular intervals. Every date is counted from the first, so that they do not drift. */
export interface Schedule {
  readonly startDate: string
  readonly frequency: Frequency
  /** Every how many days, weeks, months, quarters or years. */
  readonly interval: number
  readonly endDate: string | null
}

const DAYS: Readonly<Partial<Record<Frequency, number>>> = { DAILY: 1, WEEKLY: 7 }
const MONTHS: Readonly<Partial<Record<Frequency, number>>> = { MONTHLY: 1, QUARTERLY: 3, ANNUALLY: 12 }

const YEAR_MAX = 9_999

const monthNumber = (date: string): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1

/** The date with this index, from 0, regardless of the end; null after the year 9999. */
export function dueDate({ startDate, frequency, interval }: Schedule, index: number): string | null {
  const months = MONTHS[frequency]
  if (months === undefined) {
    const days = DAYS[frequency]! * interval * index
    return days > daysBetween(startDate, `${YEAR_MAX}-12-31`) ? null : daysAfter(startDate, days)
  }
  const later = months * interval * index
  return monthNumber(startDate) + later >= (YEAR_MAX + 1) * 12 ? null : monthsAfter(startDate, later)
}

/** The first date on or after a day; null if there is none. */
export function dueOnOrAfter(schedule: Schedule, day: string): string | null {
  const { startDate, frequency, interval, endDate } = schedule
  const months = MONTHS[frequency]
  // At most the index sought: the last date of the month sought may still be before the day.
  let index = Math.max(
    0,
    months === undefined
      ? Math.ceil(daysBetween(startDate, day) / (DAYS[frequency]! * interval))
      : Math.floor((monthNumber(day) - monthNumber(startDate)) / (months * interval)),
  )
  let due = dueDate(schedule, index)
  while (due !== null && due < day) due = dueDate(schedule, ++index)
  return due === null || (endDate !== null && due > endDate) ? null : due
}
