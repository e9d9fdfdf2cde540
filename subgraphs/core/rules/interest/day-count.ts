import { daysAfter, daysBetween } from '#kernel/local-day.ts'

export type DayCount = 'ACTUAL_365' | 'ACTUAL_360' | 'ACTUAL_ACTUAL' | 'THIRTY_360'

export type InterestPeriod = 'DAILY' | 'MONTHLY' | 'QUARTERLY' | 'BIANNUAL' | 'ANNUAL'

/** Parts of a year in which every day count is whole: the least common multiple of 360, 365 and 366. */
export const PARTS_OF_YEAR = 1_603_080

const yearOf = (date: string): number => Number(date.slice(0, 4))
const monthOf = (date: string): number => Number(date.slice(5, 7))
const dayOf = (date: string): number => Number(date.slice(8, 10))

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

/**
 * The part of a year, in `PARTS_OF_YEAR`, from a date to the next. ACTUAL_ACTUAL is that of ISDA 2006, THIRTY_360 is 30E/360, in
 * which the 31st of a month counts no day and the last of February up to three.
 */
export function partOfYear(dayCount: DayCount, date: string): number {
  switch (dayCount) {
    case 'ACTUAL_365':
      return PARTS_OF_YEAR / 365
    case 'ACTUAL_360':
      return PARTS_OF_YEAR / 360
    case 'ACTUAL_ACTUAL':
      return PARTS_OF_YEAR / (isLeap(yearOf(date)) ? 366 : 365)
    case 'THIRTY_360':
      return (PARTS_OF_YEAR / 360) * thirtyDayCount(date, daysAfter(date, 1))
  }
}

const thirtyDayCount = (from: string, to: string): number =>
  360 * (yearOf(to) - yearOf(from)) +
  30 * (monthOf(to) - monthOf(from)) +
  Math.min(dayOf(to), 30) -
  Math.min(dayOf(from), 30)

/** The parts of a year between two dates: the sum over the days from the first date to the day before the last. */
export function partsBetween(dayCount: DayCount, from: string, to: string): number {
  if (to <= from) return 0
  switch (dayCount) {
    case 'ACTUAL_365':
      return daysBetween(from, to) * (PARTS_OF_YEAR / 365)
    case 'ACTUAL_360':
      return daysBetween(from, to) * (PARTS_OF_YEAR / 360)
    case 'THIRTY_360':
      return thirtyDayCount(from, to) * (PARTS_OF_YEAR / 360)
    case 'ACTUAL_ACTUAL': {
      if (yearOf(from) === yearOf(to)) return daysBetween(from, to) * partOfYear(dayCount, from)
      const newYear = `${String(yearOf(from) + 1).padStart(4, '0')}-01-01`
      return daysBetween(from, newYear) * partOfYear(dayCount, from) + partsBetween(dayCount, newYear, to)
    }
  }
}

const LAST_MONTHS: Readonly<Record<Exclude<InterestPeriod, 'DAILY'>, number>> = {
  MONTHLY: 1,
  QUARTERLY: 3,
  BIANNUAL: 6,
  ANNUAL: 12,
}

/** Whether a period of the calendar ends with the date: a day, month, quarter, half-year or year. */
export const isEndOfPeriod = (period: InterestPeriod, date: string): boolean =>
  period === 'DAILY' || (dayOf(daysAfter(date, 1)) === 1 && monthOf(date) % LAST_MONTHS[period] === 0)
