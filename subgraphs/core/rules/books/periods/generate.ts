import { daysAfter } from '#kernel/local-day.ts'
import type { ValidationIssue } from '#kernel/refusals.ts'

/** A fiscal period; dates are YYYY-MM-DD and both belong to it. */
export interface GeneratedPeriod {
  readonly fiscalYear: number
  readonly periodNumber: number
  readonly type: 'REGULAR' | 'ADJUSTMENT'
  readonly startDate: string
  readonly endDate: string
}

/** What is wrong with the year and the month, 1 to 12, for which periods are requested. */
export function generationIssues(fiscalYear: number, startMonth: number): readonly ValidationIssue[] {
  const issues: ValidationIssue[] = []
  if (!isWithin(fiscalYear, 1900, 9998))
    issues.push({ field: 'year', reason: 'must be a whole number from 1900 to 9998' })
  if (!isWithin(startMonth, 1, 12))
    issues.push({ field: 'startMonth', reason: 'must be a whole number from 1 to 12' })
  return issues
}

const isWithin = (value: number, min: number, max: number): boolean =>
  Number.isInteger(value) && value >= min && value <= max

/** Thirteen periods of the year that begins in the month, 1 to 12, of that calendar year; the last is the year's last day. */
export function generatedPeriods(fiscalYear: number, startMonth = 1): readonly GeneratedPeriod[] {
  const firstDay = (index: number): string =>
    new Date(Date.UTC(fiscalYear, startMonth - 1 + index, 1)).toISOString().slice(0, 10)
  const months = Array.from({ length: 12 }, (_, index) => ({
    fiscalYear,
    periodNumber: index + 1,
    type: 'REGULAR' as const,
    startDate: firstDay(index),
    endDate: daysAfter(firstDay(index + 1), -1),
  }))
  const lastDay = daysAfter(firstDay(12), -1)
  return [
    ...months,
    { fiscalYear, periodNumber: 13, type: 'ADJUSTMENT', startDate: lastDay, endDate: lastDay },
  ]
}

/** Whether a year's periods adjoin those that exist, given as their first and last date; null if there are none. */
export const adjoins = (
  periods: readonly GeneratedPeriod[],
  existing: { readonly startDate: string; readonly endDate: string } | null,
): boolean =>
  !existing ||
  periods[0]?.startDate === daysAfter(existing.endDate, 1) ||
  periods.at(-1)?.endDate === daysAfter(existing.startDate, -1)
