const YEAR_LENGTH = 4
const MONTH_LENGTH = 7

/** First day of a date that may lack its day, or its month and day. */
export const firstDayOf = (date: string): string =>
  date.length === YEAR_LENGTH ? `${date}-01-01` : date.length === MONTH_LENGTH ? `${date}-01` : date

/** Last day of a date that may lack its day, or its month and day. */
export function lastDayOf(date: string): string {
  if (date.length === YEAR_LENGTH) return `${date}-12-31`
  if (date.length !== MONTH_LENGTH) return date
  const days = new Date(Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5)), 0)).getUTCDate()
  return `${date}-${days}`
}

/** Age in whole years on a day; both are YYYY-MM-DD. A person born on 29 February is a year older on 1 March of a common year. */
export function ageOn(birthDay: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDay.slice(0, 4))
  return day.slice(5) < birthDay.slice(5) ? years - 1 : years
}
