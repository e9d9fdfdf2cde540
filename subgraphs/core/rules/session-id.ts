const formats = new Map<string, Intl.DateTimeFormat>()
const NUMBERS = 1_000_000_000_000n

/** A session id of NIBSS Instant Payment: the sender's institution code, yyMMddHHmmss in the tenant's time zone, and a number of twelve digits. */
export function sessionId(institutionCode: string, at: Date, timeZone: string, number: bigint): string {
  let format = formats.get(timeZone)
  if (!format) {
    formats.set(
      timeZone,
      (format = new Intl.DateTimeFormat('en-GB', {
        timeZone,
        hourCycle: 'h23',
        year: '2-digit',
        month: '2-digit',
        day: '2-digit',
        hour: '2-digit',
        minute: '2-digit',
        second: '2-digit',
      })),
    )
  }
  const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, value]))
  const moment = (['year', 'month', 'day', 'hour', 'minute', 'second'] as const)
    .map(type => parts.get(type)!)
    .join('')
  return `${institutionCode}${moment}${String(number % NUMBERS).padStart(12, '0')}`
}
