import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { daysAfter, daysBetween } from '#kernel/local-day.ts'
import { comparedDates, type NumberedPeriod } from '#core/rules/books/reports/compare-to.ts'
import { reportRange, type GivenRange } from '#core/rules/books/reports/range.ts'

const period = (fiscalYear: number, number: number, startDate: string, endDate: string): NumberedPeriod => ({
  id: `${fiscalYear}/${number}`,
  fiscalYear,
  periodNumber: number,
  startDate,
  endDate,
  type: number === 13 ? 'ADJUSTMENT' : 'REGULAR',
})
const PERIODS = [
  period(2025, 1, '2025-01-01', '2025-01-31'),
  period(2025, 12, '2025-12-01', '2025-12-31'),
  period(2025, 13, '2025-12-31', '2025-12-31'),
  period(2026, 1, '2026-01-01', '2026-01-31'),
  period(2026, 13, '2026-12-31', '2026-12-31'),
]
const datesOf = (compareTo: string, given: GivenRange) =>
  comparedDates(compareTo, given, reportRange(given, PERIODS, '2026-03-20')!, PERIODS)

test.each<[given: GivenRange, previousPeriod: GivenRange | null, previousYear: GivenRange | null]>([
  [{ asOf: '2026-03-20' }, { asOf: '2026-02-20' }, { asOf: '2025-03-20' }],
  [{}, { asOf: '2026-02-20' }, { asOf: '2025-03-20' }],
  [{ asOf: '2026-02-28' }, { asOf: '2026-01-31' }, { asOf: '2025-02-28' }],
  [{ asOf: '2025-02-28' }, { asOf: '2025-01-31' }, { asOf: '2024-02-29' }],
  [{ asOf: '2026-03-30' }, { asOf: '2026-02-28' }, { asOf: '2025-03-30' }],
  [
    { from: '2026-04-01', to: '2026-06-30' },
    { from: '2026-01-01', to: '2026-03-31' },
    { from: '2025-04-01', to: '2025-06-30' },
  ],
  [
    { from: '2026-03-10', to: '2026-03-19' },
    { from: '2026-02-28', to: '2026-03-09' },
    { from: '2025-03-10', to: '2025-03-19' },
  ],
  [{ fiscalYear: 2026 }, { fiscalYear: 2025 }, { fiscalYear: 2025 }],
  [{ fiscalPeriodId: '2026/1' }, { fiscalPeriodId: '2025/12' }, { fiscalPeriodId: '2025/1' }],
  [{ fiscalPeriodId: '2026/13' }, { fiscalPeriodId: '2025/13' }, { fiscalPeriodId: '2025/13' }],
  [{ fiscalPeriodId: '2025/1' }, null, null],
])('what precedes %j', (given, previousPeriod, previousYear) => {
  expect(datesOf('PREVIOUS_PERIOD', given)).toEqual(previousPeriod)
  expect(datesOf('previous_year', given)).toEqual(previousYear)
})

test.each<[compareTo: string, dates: GivenRange | undefined]>([
  ['2025-12-31', { asOf: '2025-12-31' }],
  ['2025-10-01..2025-12-31', { from: '2025-10-01', to: '2025-12-31' }],
  ['2025', { fiscalYear: 2025 }],
  ['0199A1C2-7f30-7cde-8f21-0000000001c1', { fiscalPeriodId: '0199a1c2-7f30-7cde-8f21-0000000001c1' }],
  ['2025-12-31..2025-10-01', undefined],
  ['2025-02-30', undefined],
  ['0000-01-01', undefined],
  ['PREVIOUS_MONTH', undefined],
  ['', undefined],
])('%s names the dates %j', (compareTo, dates) => {
  expect(datesOf(compareTo, { asOf: '2026-03-20' })).toEqual(dates)
})

test('nothing precedes the first date', () => {
  expect(datesOf('PREVIOUS_YEAR', { asOf: '0001-05-05' })).toBeUndefined()
  expect(datesOf('PREVIOUS_PERIOD', { asOf: '9999-12-31' })).toEqual({ asOf: '9999-11-30' })
})

test('the range before any range adjoins it and has as many days or months', () => {
  const day = fc.integer({ min: 0, max: 2000 }).map(days => daysAfter('2024-01-01', days))
  fc.assert(
    fc.property(day, day, (one, other) => {
      const [from, to] = [one, other].sort() as [string, string]
      const before = datesOf('PREVIOUS_PERIOD', { from, to })!
      expect(daysAfter(before.to!, 1)).toBe(from)
      const isMonths = from.endsWith('-01') && daysAfter(to, 1).endsWith('-01')
      if (isMonths) expect(before.from).toMatch(/-01$/)
      else expect(daysBetween(before.from!, before.to!)).toBe(daysBetween(from, to))
    }),
  )
})
