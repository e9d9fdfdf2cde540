import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { daysAfter } from '#kernel/local-day.ts'
import { adjoins, generatedPeriods, generationIssues } from '#core/rules/books/periods/generate.ts'
import { periodForJournal, periodsEntered } from '#core/rules/books/periods/period-for-journal.ts'
import { type BookRank, movedPeriod, type PeriodStatus } from '#core/rules/books/periods/status.ts'

test('periods cover the year without gap or overlap, and adjoin the next', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1971, max: 2400 }), fc.integer({ min: 1, max: 12 }), (year, month) => {
      const periods = generatedPeriods(year, month)
      const starts = periods.slice(1, 12).map(({ startDate }) => startDate)
      expect(starts).toEqual(periods.slice(0, 11).map(({ endDate }) => daysAfter(endDate, 1)))
      const last = periods[11]?.endDate ?? ''
      expect(periods[12]).toMatchObject({ startDate: last, endDate: last, type: 'ADJUSTMENT' })
      const existing = { startDate: periods[0]?.startDate ?? '', endDate: last }
      expect(adjoins(generatedPeriods(year + 1, month), existing)).toBe(true)
      expect(adjoins(generatedPeriods(year - 1, month), existing)).toBe(true)
      expect(adjoins(generatedPeriods(year, month), existing)).toBe(false)
    }),
  )
})

test('administrators alone reopen, and a locked period stays locked', () => {
  expect(movedPeriod('CLOSED', 'reopen', 'MANAGER')).toEqual({ refusal: 'FORBIDDEN' })
  expect(movedPeriod('CLOSED', 'reopen', 'ADMIN')).toEqual({ status: 'OPEN' })
  expect(movedPeriod('LOCKED', 'reopen', 'ADMIN')).toEqual({ refusal: 'INVALID_STATE' })
})

test('the first month is 1 to 12, and the year has four digits', () => {
  expect(generationIssues(2027, 12)).toEqual([])
  expect([0, 13, 1.5, Number.NaN].map(month => generationIssues(2027, month)[0]?.field)).toEqual(
    Array(4).fill('startMonth'),
  )
  expect(generationIssues(99, 1).map(({ field }) => field)).toEqual(['year'])
})

const periodsOf2027 = (status: PeriodStatus = 'OPEN') =>
  generatedPeriods(2027).map(period => ({ ...period, id: String(period.periodNumber), status }))

function resultOf(
  period: { effectiveDate: string; fiscalPeriodId?: string; status?: PeriodStatus; businessDate?: string },
  rank: BookRank,
): string {
  const { effectiveDate, fiscalPeriodId = null, status, businessDate = '2026-12-31' } = period
  const journal = { effectiveDate, fiscalPeriodId }
  const result = periodForJournal(periodsOf2027(status), journal, rank, businessDate)
  if ('refusal' in result) return result.refusal
  return result.opens ? `opens ${result.period.id}` : result.period.id
}

test('a journal enters the month of its date, and only a date that has a period', () => {
  expect(resultOf({ effectiveDate: '2027-02-28' }, 'OFFICER')).toBe('2')
  expect(resultOf({ effectiveDate: '2027-12-31' }, 'ADMIN')).toBe('12')
  expect(resultOf({ effectiveDate: '2028-01-01' }, 'ADMIN')).toBe('PERIOD_CLOSED')
  expect(resultOf({ effectiveDate: '2027-03-01', fiscalPeriodId: '2' }, 'ADMIN')).toBe('DATE_OUTSIDE_PERIOD')
  expect(resultOf({ effectiveDate: '2027-03-01', fiscalPeriodId: '14' }, 'ADMIN')).toBe('NOT_FOUND')
})

test.each<[PeriodStatus, BookRank, string]>([
  ['SOFT_CLOSED', 'OFFICER', 'PERIOD_CLOSED'],
  ['SOFT_CLOSED', 'MANAGER', '1'],
  ['SOFT_CLOSED', 'ADMIN', '1'],
  ['CLOSED', 'ADMIN', 'PERIOD_CLOSED'],
  ['LOCKED', 'ADMIN', 'PERIOD_CLOSED'],
  ['FUTURE', 'ADMIN', 'PERIOD_CLOSED'],
])('a period that is %s gives a journal of rank %s: %s', (status, rank, result) => {
  expect(resultOf({ effectiveDate: '2027-01-31', status }, rank)).toBe(result)
})

test('the adjustment period takes only journals of managers that name it', () => {
  const adjustment = { effectiveDate: '2027-12-31', fiscalPeriodId: '13' }
  expect(resultOf(adjustment, 'OFFICER')).toBe('FORBIDDEN')
  expect(resultOf(adjustment, 'MANAGER')).toBe('13')
  expect(resultOf({ ...adjustment, effectiveDate: '2027-12-30' }, 'MANAGER')).toBe('DATE_OUTSIDE_PERIOD')
})

test('a business date opens the future periods that it has entered', () => {
  const entered = { effectiveDate: '2027-02-01', status: 'FUTURE', businessDate: '2027-02-01' } as const
  expect(resultOf(entered, 'OFFICER')).toBe('opens 2')
  expect(resultOf({ ...entered, businessDate: '2027-01-31' }, 'OFFICER')).toBe('PERIOD_CLOSED')
  const idsEntered = (date: string) => periodsEntered(periodsOf2027('FUTURE'), date).map(({ id }) => id)
  expect(idsEntered('2027-02-01')).toEqual(['1', '2'])
  expect(idsEntered('2027-12-31')).toHaveLength(13)
  expect(periodsEntered(periodsOf2027('CLOSED'), '2027-12-31')).toEqual([])
})
