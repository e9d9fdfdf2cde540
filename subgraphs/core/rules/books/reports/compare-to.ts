import { daysAfter, daysBetween, monthsAfter } from '#kernel/local-day.ts'
import type { GivenRange, RangePeriod, ReportRange } from './range.ts'

/** The periods of fiscal years, with their numbers. */
export interface NumberedPeriod extends RangePeriod {
  readonly periodNumber: number
}

const DATE = '\\d{4}-\\d{2}-\\d{2}'
/** No report has an earlier date. */
const FIRST_DATE = '0001-01-01'
const DATES = new RegExp(`^(${DATE})(?:\\.\\.(${DATE}))?$`)

/**
 * The dates of the report that another one is compared with, as if that report were requested with them: PREVIOUS_PERIOD or PREVIOUS_YEAR in either
 * case, a date, a first and a last date (`2026-01-01..2026-03-31`), a fiscal year or the id of a fiscal period. Undefined if the text is none of
 * these; null if the fiscal period has no such period before it.
 */
export function comparedDates(
  compareTo: string,
  given: GivenRange,
  range: ReportRange,
  periods: readonly NumberedPeriod[],
): GivenRange | null | undefined {
  const word = compareTo.toUpperCase()
  if (word === 'PREVIOUS_PERIOD' || word === 'PREVIOUS_YEAR') {
    const dates = datesBefore(word, given, range, periods)
    const first = dates?.from ?? dates?.asOf
    return typeof first === 'string' && first < FIRST_DATE ? undefined : dates
  }
  const [, first, last] = DATES.exec(compareTo) ?? []
  if (first !== undefined) {
    if (![first, last ?? first].every(isDate) || (last !== undefined && last < first)) return undefined
    return last === undefined ? { asOf: first } : { from: first, to: last }
  }
  if (/^\d{4}$/.test(compareTo)) return { fiscalYear: Number(compareTo) }
  return /^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$/.test(compareTo)
    ? { fiscalPeriodId: compareTo.toLowerCase() }
    : undefined
}

function isDate(text: string): boolean {
  const at = Date.parse(`${text}T00:00:00Z`)
  return text >= FIRST_DATE && !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}

function datesBefore(
  compareTo: 'PREVIOUS_PERIOD' | 'PREVIOUS_YEAR',
  { fiscalPeriodId, fiscalYear, from: givenFrom }: GivenRange,
  { from, to }: ReportRange,
  periods: readonly NumberedPeriod[],
): GivenRange | null {
  const isYear = compareTo === 'PREVIOUS_YEAR'
  if (typeof fiscalYear === 'number') return { fiscalYear: fiscalYear - 1 }
  if (typeof fiscalPeriodId === 'string') {
    const period = periods.find(({ id }) => id === fiscalPeriodId)!
    const before = periodBefore(period, isYear, periods)
    return before ? { fiscalPeriodId: before.id } : null
  }
  if (typeof givenFrom !== 'string') return { asOf: monthsBefore(to, isYear ? 12 : 1) }
  if (isYear) return { from: monthsAfter(from, -12), to: monthsBefore(to, 12) }
  const months = wholeMonths(from, to)
  return {
    from: months === 0 ? daysAfter(from, -1 - daysBetween(from, to)) : monthsAfter(from, -months),
    to: daysAfter(from, -1),
  }
}

/** Months precede each other across years; adjustment periods are compared with those of other years. */
function periodBefore(
  { fiscalYear, periodNumber, type, startDate }: NumberedPeriod,
  isYear: boolean,
  periods: readonly NumberedPeriod[],
): NumberedPeriod | undefined {
  if (isYear || type === 'ADJUSTMENT')
    return periods.find(one => one.fiscalYear === fiscalYear - 1 && one.periodNumber === periodNumber)
  const dayBefore = daysAfter(startDate, -1)
  return periods.find(one => one.type === 'REGULAR' && one.endDate === dayBefore)
}

/** The date some months earlier; of the last day of a month, the last day of that month. */
const monthsBefore = (date: string, months: number): string =>
  monthsAfter(date === lastOfMonth(date) ? `${date.slice(0, 7)}-31` : date, -months)

const lastOfMonth = (date: string): string => monthsAfter(`${date.slice(0, 7)}-31`, 0)

/** How many whole calendar months the range consists of; 0 if it does not. */
function wholeMonths(from: string, to: string): number {
  if (!from.endsWith('-01') || to !== lastOfMonth(to)) return 0
  const monthOf = (date: string): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7))
  return monthOf(to) - monthOf(from) + 1
}
