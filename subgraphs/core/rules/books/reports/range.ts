import { daysAfter, daysBetween, monthsAfter } from '#kernel/local-day.ts'
import type { ValidationIssue } from '#kernel/refusals.ts'

/** The dates that a report is asked for: a date, a range, a fiscal period or a fiscal year. */
export interface GivenRange {
  readonly asOf?: string | null
  readonly from?: string | null
  readonly to?: string | null
  readonly fiscalPeriodId?: string | null
  readonly fiscalYear?: number | null
}

/** What the range of a report depends on in a fiscal period. */
export interface RangePeriod {
  readonly id: string
  readonly fiscalYear: number
  readonly startDate: string
  readonly endDate: string
  readonly type: 'REGULAR' | 'ADJUSTMENT'
}

export interface ReportRange {
  /** First date of the movements. */
  readonly from: string
  /** Last date of the movements, and the date of the balances. */
  readonly to: string
  /** First date of the fiscal year of the last date. */
  readonly yearStart: string
  /**
   * Whether entries of the adjustment period of that year count. A month excludes them. ALONE means that only they are movements, while
   * balances also contain the months.
   */
  readonly adjustments: 'INCLUDED' | 'EXCLUDED' | 'ALONE'
}

/** What is wrong with the dates. */
export function rangeIssue(given: GivenRange): ValidationIssue | undefined {
  const { asOf, from, to, fiscalPeriodId, fiscalYear } = given
  const [first, second] = [
    { field: 'asOf', value: asOf },
    { field: from ? 'from' : 'to', value: from ?? to },
    { field: 'fiscalPeriodId', value: fiscalPeriodId },
    { field: 'fiscalYear', value: fiscalYear },
  ].filter(({ value }) => isGiven(value))
  if (first && second) return { field: second.field, reason: `must be left out if ${first.field} is given` }
  return from && to && to < from ? { field: 'to', reason: 'must not be before from' } : undefined
}

const isGiven = <Value>(value: Value | null | undefined): value is Value =>
  value !== null && value !== undefined

/**
 * The range of a report. Without dates it ends on the business date. Where no first date is given, the range starts with the fiscal
 * year, which is the calendar year where the workspace has no fiscal periods. Undefined if it has no such fiscal period or year.
 */
export function reportRange(
  given: GivenRange,
  periods: readonly RangePeriod[],
  businessDate: string,
): ReportRange | undefined {
  const { fiscalPeriodId, fiscalYear } = given
  if (isGiven(fiscalPeriodId)) {
    const period = periods.find(({ id }) => id === fiscalPeriodId)
    return (
      period && {
        from: period.startDate,
        to: period.endDate,
        yearStart: startOf(period.fiscalYear, periods),
        adjustments: period.type === 'ADJUSTMENT' ? 'ALONE' : 'EXCLUDED',
      }
    )
  }
  if (isGiven(fiscalYear)) {
    const last = periods.find(period => period.fiscalYear === fiscalYear && period.type === 'ADJUSTMENT')
    if (!last) return undefined
    const from = startOf(fiscalYear, periods)
    return { from, to: last.endDate, yearStart: from, adjustments: 'INCLUDED' }
  }
  const to = given.asOf ?? given.to ?? later(given.from, businessDate)
  const year = periods.find(({ startDate, endDate }) => startDate <= to && to <= endDate)?.fiscalYear
  const yearStart = year === undefined ? `${to.slice(0, 4)}-01-01` : startOf(year, periods)
  return { from: given.from ?? yearStart, to, yearStart, adjustments: 'INCLUDED' }
}

const later = (from: string | null | undefined, businessDate: string): string =>
  from && from > businessDate ? from : businessDate

const startOf = (year: number, periods: readonly RangePeriod[]): string =>
  periods
    .filter(({ fiscalYear }) => fiscalYear === year)
    .map(({ startDate }) => startDate)
    .reduce((first, date) => (date < first ? date : first))

/** Whole months and single days of the general ledger that make up a range. */
export interface RangePiece {
  readonly grain: 'DAY' | 'MONTH'
  readonly first: string
  readonly last: string
  /** Whether the piece is subtracted: the days of the last month that follow the range. */
  readonly isSubtracted: boolean
}

const piece = (
  grain: RangePiece['grain'],
  first: string,
  last: string,
  isSubtracted = false,
): RangePiece => ({ grain, first, last, isSubtracted })

/** No date follows this month, so its days are read one by one. */
const LAST_MONTH = '9999-12-01'

/**
 * A range as whole months with the days before and after them. A month of which the range contains more than a half is read as a whole, less
 * the days after the range: as of today, few entries follow.
 */
export function piecesOf(from: string, to: string): readonly RangePiece[] {
  const days = [piece('DAY', from, to)]
  if (from > LAST_MONTH) return days
  const firstMonth = from.endsWith('-01') ? from : monthAfter(from)
  const containsMost = containsMostOfMonth(to)
  const endMonth = containsMost ? monthAfter(to) : monthOf(to)
  if (firstMonth >= endMonth) return days
  return [
    piece('DAY', from, dayBefore(firstMonth)),
    piece('MONTH', firstMonth, dayBefore(endMonth)),
    containsMost ? piece('DAY', dayAfter(to), dayBefore(endMonth), true) : piece('DAY', endMonth, to),
  ].filter(({ first, last }) => first <= last)
}

/** Whether fewer days of a date's month follow the date than end with it. */
const containsMostOfMonth = (date: string): boolean =>
  date < LAST_MONTH && daysBetween(date, monthAfter(date)) - 1 < Number(date.slice(8))

const monthOf = (date: string): string => `${date.slice(0, 7)}-01`
const monthAfter = (date: string): string => monthsAfter(monthOf(date), 1)
const dayAfter = (date: string): string => daysAfter(date, 1)
const dayBefore = (date: string): string => daysAfter(date, -1)
