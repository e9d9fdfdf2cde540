import type { HolidayCalendar } from './business-days.ts'

/** Loads the calendars of all countries, which takes about 300 ms the first time. */
export const loadHolidays = (): Promise<typeof import('./holidays.ts')> => import('./holidays.ts')

/** Business days of a profile: those of its country, in its time zone. */
export async function holidayCalendar({
  country,
  timeZone,
}: {
  readonly country: string
  readonly timeZone: string
}): Promise<HolidayCalendar> {
  const { publicHolidays } = await loadHolidays()
  return { timeZone, isHoliday: publicHolidays(country) }
}
