import Holidays from 'date-holidays'
import { openDaysAfter } from '#core/rules/international/business-days.ts'
import settlement from './settlement.json' with { type: 'json' }

const DAY_MS = 86_400_000
const WEEKDAYS = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'] as const

/** The financial centre of a currency: its country, whose holidays it keeps unless it has its own, as TARGET has. */
interface Centre {
  readonly country?: string
  readonly holidays?: readonly string[]
}

const CENTRES: Readonly<Record<string, Centre>> = settlement.centres
const WEEKENDS: Readonly<Record<string, readonly string[]>> = settlement.weekends
const SETTLEMENT_DAYS: Readonly<Record<string, number>> = settlement.settlementDays

type IsOpen = (day: string) => boolean

/** By currency. */
const calendars = new Map<string, IsOpen>()

/** Whether the centre of a currency is open on a day, YYYY-MM-DD. */
export function isOpenFor(currency: string): IsOpen {
  let isOpen = calendars.get(currency)
  if (!isOpen) calendars.set(currency, (isOpen = calendarOf(currency)))
  return isOpen
}

function calendarOf(currency: string): IsOpen {
  // A currency code begins with the code of its country, unless several countries share the currency.
  const { country = currency.slice(0, 2), holidays } = CENTRES[currency] ?? {}
  const closed = new Set(WEEKENDS[country] ?? settlement.weekendOtherwise)
  const source = holidaysOf(country, holidays)
  const byYear = new Map<number, ReadonlySet<string>>()
  return day => {
    if (closed.has(WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()]!)) return false
    const year = Number(day.slice(0, 4))
    let days = byYear.get(year)
    // A holiday of several days may begin in the year before.
    if (!days)
      byYear.set(
        year,
        (days = new Set([year - 1, year].flatMap(each => source.getHolidays(each)).flatMap(daysOf))),
      )
    return !days.has(day)
  }
}

/** In UTC, so that start and end compare with plain dates. */
function holidaysOf(country: string, own: readonly string[] | undefined): Holidays {
  if (!own) return new Holidays(country, { types: ['public', 'bank'], timezone: 'UTC' })
  const calendar = new Holidays()
  calendar.setTimezone('UTC')
  for (const rule of own) calendar.setHoliday(rule, { name: { en: rule }, type: 'bank' })
  return calendar
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

/**
 * The date on which a transfer between two currencies arrives: one to three days on which both centres are open. A conversion takes a
 * day more than the slower currency.
 */
export function arrivalDate(sourceCurrency: string, targetCurrency: string, day: string): string {
  const currencies = [...new Set([sourceCurrency, targetCurrency])]
  const slowest = Math.max(
    ...currencies.map(currency => SETTLEMENT_DAYS[currency] ?? settlement.settlementDaysOtherwise),
  )
  const days = slowest + (currencies.length > 1 ? settlement.daysForConversion : 0)
  const calendarsOfBoth = currencies.map(isOpenFor)
  return openDaysAfter(day, days, each => calendarsOfBoth.every(isOpen => isOpen(each)))
}
