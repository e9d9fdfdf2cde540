import Holidays from 'date-holidays'
import type { HolidayCalendar } from './business-days.ts'

const DAY_MS = 86_400_000
const DEFAULT_COUNTRY = 'US'

/** By country code; there are about 200. */
const calendars = new Map<string, HolidayCalendar['isHoliday']>()

/**
 * Public holidays and their substitute days of a country, ISO 3166-1 alpha-2, without those of its states; of the United States where no
 * country is given. A country without a calendar has no holidays.
 */
export function publicHolidays(country: string = DEFAULT_COUNTRY): HolidayCalendar['isHoliday'] {
  let isHoliday = calendars.get(country)
  if (!isHoliday) calendars.set(country, (isHoliday = calendarOf(country)))
  return isHoliday
}

function calendarOf(country: string): HolidayCalendar['isHoliday'] {
  // In UTC, so that start and end compare with the plain dates of a caller.
  const holidays = new Holidays(country, { types: ['public'], timezone: 'UTC' })
  const daysByYear = new Map<number, ReadonlySet<string>>()
  return day => {
    const year = Number(day.slice(0, 4))
    let days = daysByYear.get(year)
    // A holiday of several days may begin in the year before.
    if (!days)
      daysByYear.set(
        year,
        (days = new Set([year - 1, year].flatMap(each => holidays.getHolidays(each)).flatMap(daysOf))),
      )
    return days.has(day)
  }
}

/** The dates whose noon a holiday contains: Islamic holidays begin and end at sunset. */
function daysOf({ start, end }: { start: Date; end: Date }): string[] {
  const days: string[] = []
  const noon = new Date(start)
  noon.setUTCHours(12, 0, 0, 0)
  for (let at = noon.getTime(); at < end.getTime(); at += DAY_MS)
    if (at >= start.getTime()) days.push(new Date(at).toISOString().slice(0, 10))
  return days
}
