const formats = new Map<string, Intl.DateTimeFormat>()

/** A moment as `YYYY-MM-DD HH:MM:SS` in a time zone. */
export function localText(occurredAt: string, timeZone: string): string {
  let format = formats.get(timeZone)
  if (!format) {
    format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
    formats.set(timeZone, format)
  }
  return format.format(new Date(occurredAt))
}
