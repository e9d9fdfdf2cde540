import { endOfDay, isTimeZone, localDay } from '#kernel/local-day.ts'
import { invalid, type ValidationIssue } from '#kernel/refusals.ts'

export const WEEKDAYS = [
  'SUNDAY',
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
] as const

export type Weekday = (typeof WEEKDAYS)[number]

/** The days on which a tenant works. */
export interface BusinessCalendar {
  /** IANA name of the time zone in which days begin and end. */
  readonly timeZone: string
  /** Days of the weekend, at most six. */
  readonly weekend: readonly Weekday[]
  /** Public holidays and other closing days, YYYY-MM-DD. */
  readonly holidays: readonly string[]
}

/** A calendar as a caller gives it; without a weekend it is Saturday and Sunday. */
export type GivenCalendar = Pick<BusinessCalendar, 'timeZone'> & Partial<BusinessCalendar>

const HOUR_MS = 3_600_000
/** More days than any deadline with any holidays reaches. */
const DAYS_MAX = 5_000

/** The calendar with its defaults. Throws VALIDATION_ERROR for an unknown time zone and for a week without business days. */
export function calendarOf({
  timeZone,
  weekend = ['SATURDAY', 'SUNDAY'],
  holidays = [],
}: GivenCalendar): BusinessCalendar {
  const issues: ValidationIssue[] = []
  if (!isTimeZone(timeZone))
    issues.push({
      field: 'businessCalendar.timeZone',
      reason: 'must be a time zone, such as Africa/Lagos',
    })
  if (new Set(weekend).size === WEEKDAYS.length)
    issues.push({ field: 'businessCalendar.weekend', reason: 'must leave a day of the week' })
  if (issues.length > 0) throw invalid(issues)
  return { timeZone, weekend, holidays }
}

const isBusinessDay = (day: string, { weekend, holidays }: BusinessCalendar): boolean =>
  !weekend.includes(WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()]!) && !holidays.includes(day)

/** The time after so many hours of business days. Hours of other days do not count. */
export function afterBusinessHours(from: Date, hours: number, calendar: BusinessCalendar): Date {
  let at = from.getTime()
  let leftMs = hours * HOUR_MS
  for (let days = 0; days < DAYS_MAX; days++) {
    const day = localDay(new Date(at), calendar.timeZone)
    const end = endOfDay(day, calendar.timeZone).getTime()
    if (isBusinessDay(day, calendar)) {
      if (leftMs <= end - at) return new Date(at + leftMs)
      leftMs -= end - at
    }
    at = end
  }
  return new Date(at)
}
