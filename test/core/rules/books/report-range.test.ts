import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { daysAfter, daysBetween } from '#kernel/local-day.ts'
import { incomeStatement } from '#core/rules/books/reports/statements.ts'
import { inBaseCurrency } from '#core/rules/books/reports/in-base-currency.ts'
import { piecesOf, rangeIssue, reportRange, type RangePeriod } from '#core/rules/books/reports/range.ts'
import { ratio } from '#core/rules/currencies/ratio.ts'

const period = (number: number, startDate: string, endDate: string): RangePeriod => ({
  id: `2025/${number}`,
  fiscalYear: 2025,
  startDate,
  endDate,
  type: number === 13 ? 'ADJUSTMENT' : 'REGULAR',
})
/** Two periods of the fiscal year from April 2025 on. */
const PERIODS = [
  period(1, '2025-04-01', '2025-04-30'),
  period(12, '2026-03-01', '2026-03-31'),
  period(13, '2026-03-31', '2026-03-31'),
]
const year = { yearStart: '2025-04-01' }

test.each([
  ['a date', { asOf: '2026-03-15' }, { ...year, from: '2025-04-01', to: '2026-03-15' }],
  ['a range', { from: '2026-03-02', to: '2026-03-15' }, { ...year, from: '2026-03-02', to: '2026-03-15' }],
  ['an open range', { from: '2026-03-02' }, { ...year, from: '2026-03-02', to: '2026-03-20' }],
  ['no date', {}, { ...year, from: '2025-04-01', to: '2026-03-20' }],
  ['a fiscal year', { fiscalYear: 2025 }, { ...year, from: '2025-04-01', to: '2026-03-31' }],
  [
    'a date without a period',
    { asOf: '2024-05-05' },
    { yearStart: '2024-01-01', from: '2024-01-01', to: '2024-05-05' },
  ],
])('the range of %s', (_, given, range) => {
  expect(rangeIssue(given)).toBeUndefined()
  expect(reportRange(given, PERIODS, '2026-03-20')).toEqual({ ...range, adjustments: 'INCLUDED' })
})

test('a month excludes adjustments, and an adjustment period has them alone', () => {
  const adjustmentsOf = (fiscalPeriodId: string) =>
    reportRange({ fiscalPeriodId }, PERIODS, '2026-03-20')?.adjustments
  expect(adjustmentsOf('2025/12')).toBe('EXCLUDED')
  expect(adjustmentsOf('2025/13')).toBe('ALONE')
  expect(adjustmentsOf('2024/1')).toBeUndefined()
  expect(reportRange({ fiscalYear: 2024 }, PERIODS, '2026-03-20')).toBeUndefined()
})

test.each([
  [{ asOf: '2026-01-01', fiscalYear: 2025 }, 'fiscalYear'],
  [{ from: '2026-01-01', fiscalPeriodId: '2025/1' }, 'fiscalPeriodId'],
  [{ asOf: '2026-01-01', to: '2026-01-01' }, 'to'],
  [{ from: '2026-01-02', to: '2026-01-01' }, 'to'],
])('%j is no range', (given, field) => {
  expect(rangeIssue(given)?.field).toBe(field)
})

test('the pieces of a range cover each of its days once, with whole months where they fit', () => {
  const day = fc.integer({ min: 0, max: 2_000 }).map(days => daysAfter('2023-01-01', days))
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 800 }), (from, length) => {
      const pieces = piecesOf(from, daysAfter(from, length))
      expect(pieces[0]!.first).toBe(from)
      const covered = new Map<string, number>()
      for (const { grain, first, last, isSubtracted } of pieces) {
        if (grain === 'DAY') expect(daysBetween(first, last)).toBeLessThan(60)
        else expect([first.slice(8), daysAfter(last, 1).slice(8)]).toEqual(['01', '01'])
        if (isSubtracted) expect(daysBetween(first, last)).toBeLessThan(15)
        for (let date = first; date <= last; date = daysAfter(date, 1))
          covered.set(date, (covered.get(date) ?? 0) + (isSubtracted ? -1 : 1))
      }
      expect([...covered].filter(([, times]) => times !== 0)).toEqual(
        Array.from({ length: length + 1 }, (_, days) => [daysAfter(from, days), 1]),
      )
    }),
    { numRuns: 50 },
  )
})

test.each([
  ['9999-12-31', '9999-12-31', [['DAY', '9999-12-31', '9999-12-31']]],
  [
    '9999-11-01',
    '9999-12-31',
    [
      ['MONTH', '9999-11-01', '9999-11-30'],
      ['DAY', '9999-12-01', '9999-12-31'],
    ],
  ],
])('the last month that a date can have is read by days: %s to %s', (from, to, pieces) => {
  expect(piecesOf(from, to).map(({ grain, first, last }) => [grain, first, last])).toEqual(pieces)
})

test('balances that are even in each currency stay even in the base currency', () => {
  const entry = fc.record({
    currency: fc.constantFrom('NGN', 'USD', 'KES'),
    debit: fc.integer({ min: 0, max: 3 }),
    credit: fc.integer({ min: 0, max: 3 }),
    minor: fc.bigInt(1n, 10n ** 9n),
  })
  const rate = fc.tuple(fc.bigInt(1n, 10n ** 6n), fc.bigInt(1n, 10n ** 4n))
  const account = (index: number) => ({
    accountId: `${index}`,
    code: `${index}`,
    name: 'An account',
    type: (['ASSET', 'LIABILITY', 'INCOME', 'EXPENSE'] as const)[index]!,
  })
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 20 }), rate, (entries, [numerator, denominator]) => {
      const balances = entries.flatMap(({ currency, debit, credit, minor }) => [
        { ...account(debit), currency, debitLessCreditMinor: minor },
        { ...account(credit), currency, debitLessCreditMinor: -minor },
      ])
      const valued = inBaseCurrency(balances, {
        baseCurrency: 'NGN',
        rateOf: () => ratio(numerator, denominator),
        rounding: account(3),
      })
      expect(incomeStatement(valued).checks.every(({ passed }) => passed)).toBe(true)
      expect(valued.reduce((sum, { debitLessCreditMinor: minor }) => sum + minor, 0n)).toBe(0n)
    }),
  )
})
