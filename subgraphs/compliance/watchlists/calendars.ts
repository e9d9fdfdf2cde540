import type { PartialDate } from './entry.ts'

/** Non-Gregorian calendars that lists use for dates of birth. */
export type Calendar = 'HIJRI' | 'SOLAR_HIJRI'

const DAY = 86_400_000

/** Julian day numbers: the start of the tabular Islamic calendar and of the Unix epoch. */
const LUNAR_EPOCH = 1948439.5
const UNIX_EPOCH = 2440587.5

const isoOf = (julianDay: number): string =>
  new Date(Math.round((julianDay - UNIX_EPOCH) * DAY)).toISOString().slice(0, 10)

const lunarDay = (year: number, month: number, day: number): number =>
  day + Math.ceil(29.5 * (month - 1)) + (year - 1) * 354 + Math.floor((3 + 11 * year) / 30) + LUNAR_EPOCH - 1

/** First of Farvardin by the 33-year cycle, which agrees with the astronomical year from 1178 to 1633. */
function solarDay(year: number, month: number, day: number): number {
  const leaps = Math.floor((8 * year + 21) / 33)
  const months = month <= 7 ? 31 * (month - 1) : 186 + 30 * (month - 7)
  return 1948319.5 + 365 * (year - 1) + leaps + months + day - 1
}

/** Converts a year, month or day of another calendar to a Gregorian range; lunar dates get one day of tolerance on each side. */
export function fromCalendar(calendar: Calendar, year: number, month = 0, day = 0): PartialDate | undefined {
  if (year < 1200 || year > 1500 || month > 12 || day > 31) return undefined
  const at = calendar === 'HIJRI' ? lunarDay : solarDay
  const start = at(year, month || 1, day || 1)
  const end = day ? start : month === 0 || month === 12 ? at(year + 1, 1, 1) - 1 : at(year, month + 1, 1) - 1
  const slack = calendar === 'HIJRI' ? 1 : 0
  return { from: isoOf(start - slack), to: isoOf(end + slack), isApproximate: true }
}

/** The calendar that a list names; undefined for the Gregorian and unknown calendars. */
export function calendarNamed(name: string | undefined): Calendar | undefined {
  const plain = name?.toLowerCase() ?? ''
  if (/solar|persian|jalali|shamsi|iran|afghan/u.test(plain)) return 'SOLAR_HIJRI'
  return /islam|hijri|hegir|lunar/u.test(plain) ? 'HIJRI' : undefined
}
