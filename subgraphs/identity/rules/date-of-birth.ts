const MOMENT =
  /^([0-9]{4}-[0-9]{2}-[0-9]{2})(?:[Tt ](?:[01][0-9]|2[0-3]):[0-5][0-9]:(?:[0-5][0-9]|60)(?:\.[0-9]{1,9})?(?:[Zz]|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9]))?$/

/** The date of a YYYY-MM-DD text or RFC 3339 timestamp, as written there; undefined unless it is a calendar date before today. */
export function dateOfBirth(text: string, now: Date): string | undefined {
  const day = MOMENT.exec(text)?.[1]
  if (day === undefined || day.startsWith('0000')) return undefined
  const midnight = new Date(`${day}T00:00:00Z`)
  const isReal = !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day)
  return isReal && day < now.toISOString().slice(0, 10) ? day : undefined
}
