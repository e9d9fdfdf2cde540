const PARTIAL = /^(?!0000)(\d{4})(?:-(0[1-9]|1[0-2])(?:-(0[1-9]|[12]\d|3[01]))?)?$/

/** The range of days that a full or partial date covers. */
export interface Days {
  readonly from: string
  readonly to: string
}

/** Returns undefined when the text is not a valid full or partial date. */
export function datesOf(value: unknown): Days | undefined {
  const [text, year, month, day] = typeof value === 'string' ? (PARTIAL.exec(value) ?? []) : []
  if (text === undefined) return undefined
  if (month === undefined) return { from: `${year}-01-01`, to: `${year}-12-31` }
  const last = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate()
  if (day === undefined) return { from: `${text}-01`, to: `${text}-${last}` }
  return Number(day) <= last ? { from: text, to: text } : undefined
}

/** The minimum age in whole years on a day. */
export function youngestAge({ to: born }: Days, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(born.slice(0, 4))
  return day.slice(5) < born.slice(5) ? years - 1 : years
}
