import { isOnlyFillers } from './alphabet.ts'

/** A date as a zone gives it. */
export interface ZoneDate {
  /** `YYYY-MM-DD`, `YYYY-MM` or `YYYY`; missing if the year is unknown or the date does not exist. */
  readonly date?: string
  readonly exists: boolean
}

const EXPIRY_YEARS_AHEAD_MAX = 50
const NOT_A_DATE: ZoneDate = { exists: false }

/** A birth date, YYMMDD with fillers for unknown parts. Of two centuries, the later one that is not in the future applies. */
export function parseBirthDate(text: string, today: string): ZoneDate {
  return parseDate(text, suffix => {
    const date = `20${suffix}`
    return date > today.slice(0, date.length) ? '19' : '20'
  })
}

/** An expiry date, YYMMDD. The century is the later one that puts it at most 50 years ahead of today. */
export function parseExpiryDate(text: string, today: string): ZoneDate {
  const yearMax = Number(today.slice(0, 4)) + EXPIRY_YEARS_AHEAD_MAX
  return parseDate(text, suffix => {
    const yearInCentury = Number(suffix.slice(0, 2))
    return String(Math.floor((yearMax - yearInCentury) / 100))
  })
}

function parseDate(text: string, centuryOf: (suffix: string) => string): ZoneDate {
  const match = /^(\d\d|<<)(\d\d|<<)(\d\d|<<)$/.exec(text)
  if (!match) return NOT_A_DATE
  const [year, month, day] = match.slice(1) as [string, string, string]
  if (!isOnlyFillers(month) && !isBetween(month, 12)) return NOT_A_DATE
  if (!isOnlyFillers(day) && !isBetween(day, 31)) return NOT_A_DATE
  if (isOnlyFillers(year)) return { exists: true }
  const suffix = [year, month, day].join('-').replace(/-<<.*/, '')
  const date = centuryOf(suffix) + suffix
  return date.length < 10 || isCalendarDate(date) ? { date, exists: true } : NOT_A_DATE
}

const isBetween = (digits: string, max: number): boolean => Number(digits) >= 1 && Number(digits) <= max

/** Whether a full date, YYYY-MM-DD, is in the calendar. */
function isCalendarDate(date: string): boolean {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number]
  return day <= new Date(Date.UTC(year, month, 0)).getUTCDate()
}
