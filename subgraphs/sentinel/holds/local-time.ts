const DAY_MS = 86_400_000
const formats = new Map<string, Intl.DateTimeFormat>()

/** Offset of a time zone from UTC at an instant, in milliseconds. */
function offsetMs(atMs: number, timeZone: string): number {
  let format = formats.get(timeZone)
  if (!format)
    formats.set(
      timeZone,
      // Swedish dates and times are ISO 8601 but for the T.
      (format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })),
    )
  return Date.parse(`${format.format(atMs).replace(' ', 'T')}Z`) - Math.floor(atMs / 1000) * 1000
}

/** Local date and time of an instant, as the milliseconds that UTC would have at the same reading of the clock. */
export const wallClockMs = (at: Date, timeZone: string): number =>
  at.getTime() + offsetMs(at.getTime(), timeZone)

/**
 * Instant at which the clocks of a time zone show a local date and time. A time that a clock change repeats is the first of the two; a time
 * that it skips is as much later as the clock is set forward.
 */
export function instantOf(localMs: number, timeZone: string): Date {
  const before = new Date(localMs - offsetMs(localMs - DAY_MS, timeZone))
  const after = new Date(localMs - offsetMs(localMs + DAY_MS, timeZone))
  const isShown = (at: Date): boolean => wallClockMs(at, timeZone) === localMs
  return !isShown(before) && isShown(after) ? after : before
}
