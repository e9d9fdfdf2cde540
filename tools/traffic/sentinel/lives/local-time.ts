import type { Random } from './random.ts'

export const HOUR_MS = 3_600_000
export const DAY_MS = 24 * HOUR_MS

/** A customer is active from 8:00 to 20:00 local time. */
export const OPENING_HOUR = 8
export const CLOSING_HOUR = 20

const formats = new Map<string, Intl.DateTimeFormat>()
const offsets = new Map<string, number>()

function offsetMs(at: number, timeZone: string): number {
  let format = formats.get(timeZone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
    formats.set(timeZone, format)
  }
  const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(format.format(at)) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000
}

/**
 * The zone's offset in the daytime of a local day. Clocks of the United States change at 2:00, so that one offset
 * is right for all hours in which customers are active.
 */
function daytimeOffsetMs(day: number, timeZone: string): number {
  const key = `${timeZone} ${day}`
  let offset = offsets.get(key)
  if (offset === undefined) {
    offset = offsetMs(day * DAY_MS + 18 * HOUR_MS, timeZone)
    offsets.set(key, offset)
  }
  return offset
}

/** The local date at a moment, as days since 1970-01-01. */
export const localDay = (at: number, timeZone: string): number =>
  Math.floor((at + offsetMs(at, timeZone)) / DAY_MS)

/** The days since 1970-01-01 of a date; months count from 0. */
export const dayOf = (year: number, month: number, day: number): number => Date.UTC(year, month, day) / DAY_MS

/** Midnight at the beginning of a local day; an hour off on the days when clocks change. */
export const startOfDay = (day: number, timeZone: string): number =>
  day * DAY_MS - daytimeOffsetMs(day, timeZone)

/** A whole second of a local day between two local hours. */
export function momentOn(
  day: number,
  timeZone: string,
  choices: Random,
  [fromHour, toHour]: readonly [fromHour: number, toHour: number] = [OPENING_HOUR, CLOSING_HOUR],
): number {
  const second = choices.integer(fromHour * 3600, toHour * 3600 - 1)
  return startOfDay(day, timeZone) + second * 1000
}

/** The same time of the day in UTC some months later; where that month is shorter, on its last day. */
export function addMonths(from: Date, months: number): Date {
  const to = new Date(from)
  to.setUTCMonth(to.getUTCMonth() + months)
  if (to.getUTCDate() !== from.getUTCDate()) to.setUTCDate(0)
  return to
}
