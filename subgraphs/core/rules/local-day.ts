const formats = new Map<string, Intl.DateTimeFormat>()

/** The day, as YYYY-MM-DD, on which a moment falls in a time zone. */
export function localDay(at: Date, timeZone: string): string {
  let format = formats.get(timeZone)
  if (!format) formats.set(timeZone, format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }))
  return format.format(at)
}

/** Whether a time zone of this name is known. */
export function isTimeZone(name: string): boolean {
  try {
    return localDay(new Date(0), name).length === 10
  } catch {
    return false
  }
}
