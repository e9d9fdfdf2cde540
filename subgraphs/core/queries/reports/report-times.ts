import { endOfDay, lastInstantOf, startOfDay } from '#kernel/local-day.ts'

// Nothing was posted or published before or after these dates, and times beyond them have other formats.
const [OLDEST, LATEST] = ['1900-01-01', '9998-12-31'] as const

const within = (date: string): string => (date < OLDEST ? OLDEST : date > LATEST ? LATEST : date)

/** Start of a date of a report. */
export const reportDayStart = (date: string, timeZone: string): Date => startOfDay(within(date), timeZone)

/** The first instant after a date of a report. */
export const reportDayEnd = (date: string, timeZone: string): Date => endOfDay(within(date), timeZone)

/** The time whose exchange rates value the balances at the end of a date. */
export const valuationTime = (date: string, timeZone: string): Date => lastInstantOf(within(date), timeZone)
