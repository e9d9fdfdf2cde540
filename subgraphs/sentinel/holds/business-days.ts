import { instantOf, wallClockMs } from './local-time.ts'

/** Where business days are counted. */
export interface HolidayCalendar {
  /** IANA name of the time zone in which days begin and end. */
  readonly timeZone: string
  /** Whether a date, YYYY-MM-DD, is a public holiday or the substitute day of one. */
  readonly isHoliday: (day: string) => boolean
}

const DAY_MS = 86_400_000
/** Longest run of holidays and weekends before the calendar counts as faulty. */
const CLOSED_DAYS_MAX = 60

/**
 * The same local time of day as `from`, `days` business days later; `days` is at least 1. Business days are Monday to Friday without
 * holidays. The day of `from` does not count, whether it is a business day or not.
 */
export function addBusinessDays(from: Date, days: number, { timeZone, isHoliday }: HolidayCalendar): Date {
  if (!Number.isSafeInteger(days) || days < 1) throw new RangeError(`${days} is not a number of days.`)
  let localMs = wallClockMs(from, timeZone)
  let closedDays = 0
  for (let left = days; left > 0;) {
    localMs += DAY_MS
    if (isBusinessDay(new Date(localMs), isHoliday)) {
      left -= 1
      closedDays = 0
    } else if (++closedDays > CLOSED_DAYS_MAX) throw new RangeError('The calendar has no business days.')
  }
  return instantOf(localMs, timeZone)
}

function isBusinessDay(local: Date, isHoliday: HolidayCalendar['isHoliday']): boolean {
  const weekday = local.getUTCDay()
  return weekday >= 1 && weekday <= 5 && !isHoliday(local.toISOString().slice(0, 10))
}
