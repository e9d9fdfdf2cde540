const formats = new Map<string, Intl.DateTimeFormat>()

/** Hour of the day, 0 to 23, of a time in a time zone. */
export function localHour(at: Date, timeZone: string): number {
  let format = formats.get(timeZone)
  if (!format)
    formats.set(
      timeZone,
      (format = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' })),
    )
  return Number(format.format(at))
}
