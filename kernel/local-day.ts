const formats = new Map<string, Intl.DateTimeFormat>()

/** The date, as YYYY-MM-DD, of a time in a time zone. */
export function localDay(at: Date, timeZone: string): string {
  let format = formats.get(timeZone)
  if (!format)
    formats.set(
      timeZone,
      (format = new Intl.DateTimeFormat('en-CA', {
        timeZone,
        year: 'numeric',
        month: '2-digit',
        day: '2-digit',
      })),
    )
  return format.format(at)
}

/** Whether a time zone with this name exists. */
export function isTimeZone(name: string): boolean {
  try {
    return localDay(new Date(0), name).length === 10
  } catch {
    return false
  }
}

const HOUR_MS = 3_600_000

/** Start of a date, YYYY-MM-DD, in a time zone. If a clock change skips midnight, the first existing instant. */
export const startOfDay = (day: string, timeZone: string): Date =>
  firstMoment(day, at => localDay(at, timeZone) >= day)

/** The first instant after the date. */
export const endOfDay = (day: string, timeZone: string): Date =>
  firstMoment(day, at => localDay(at, timeZone) > day)

/** The last millisecond of the date. */
export const lastInstantOf = (day: string, timeZone: string): Date =>
  new Date(endOfDay(day, timeZone).getTime() - 1)

function firstMoment(near: string, isReached: (at: Date) => boolean): Date {
  const midnight = Date.parse(`${near}T00:00:00Z`)
  let [before, from] = [midnight - 16 * HOUR_MS, midnight + 40 * HOUR_MS]
  while (from - before > 1) {
    const middle = Math.floor((before + from) / 2)
    if (isReached(new Date(middle))) from = middle
    else before = middle
  }
  return new Date(from)
}

/** The date after the given number of days. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 24 * HOUR_MS).toISOString().slice(0, 10)

/** Days from one date to another; negative if the other is earlier. */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / (24 * HOUR_MS)

/** The date a number of months later, on the same day or the last one of a shorter month. */
export function monthsAfter(day: string, months: number): string {
  const number = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months
  const [year, month] = [Math.floor(number / 12), number % 12]
  const dayOfMonth = Math.min(Number(day.slice(8)), new Date(Date.UTC(year, month + 1, 0)).getUTCDate())
  return `${String(year).padStart(4, '0')}-${String(month + 1).padStart(2, '0')}-${String(dayOfMonth).padStart(2, '0')}`
}
