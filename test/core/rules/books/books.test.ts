import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { daysAfter } from '#kernel/local-day.ts'
import { issuesOfLines, mirrored, valuedLines, type RequestedLine } from '#core/rules/books/journals/lines.ts'
import { movedJournal } from '#core/rules/books/journals/status.ts'
import { adjoins, generatedPeriods } from '#core/rules/books/periods/generate.ts'
import { movedPeriod } from '#core/rules/books/periods/status.ts'
import { ratio } from '#core/rules/currencies/ratio.ts'

const cash = {
  id: 'cash',
  code: '1000',
  name: 'Cash',
  type: 'ASSET',
  usage: 'DETAIL',
  currency: null,
  isActive: true,
  allowManual: true,
  isControl: false,
} as const
const line = (given: Partial<RequestedLine> = {}): RequestedLine => ({
  account: cash,
  amountMinor: 100n,
  entryType: 'DEBIT',
  currency: 'USD',
  rate: ratio(1n, 1n),
  ...given,
})
const codes = (lines: readonly RequestedLine[]) => issuesOfLines(lines).map(({ code }) => code)

test('lines name what keeps them from being posted', () => {
  const credit = line({ entryType: 'CREDIT' })
  expect(codes([line(), credit])).toEqual([])
  expect(codes([line()])).toEqual(['LINE_COUNT'])
  expect(codes([line({ amountMinor: 101n }), credit])).toEqual(['JOURNAL_UNBALANCED'])
  expect(codes([line({ account: { ...cash, usage: 'HEADER' } }), credit])).toEqual([
    'GL_ACCOUNT_NOT_POSTABLE',
  ])
  expect(codes([line({ account: { ...cash, currency: 'NGN' } }), credit])).toEqual([
    'GL_ACCOUNT_NOT_POSTABLE',
  ])
  expect(codes([line({ account: { ...cash, isControl: true } }), credit])).toEqual(['GL_ACCOUNT_NOT_MANUAL'])
})

test('valued lines are even in both amounts, and so is their mirror', () => {
  const amounts = fc.array(fc.bigInt(1n, 10n ** 12n), { minLength: 1, maxLength: 20 })
  fc.assert(
    fc.property(
      amounts,
      fc.bigInt(1n, 10n ** 9n),
      fc.bigInt(1n, 10n ** 6n),
      (debits, numerator, denominator) => {
        const rate = ratio(numerator, denominator)
        const total = debits.reduce((sum, minor) => sum + minor, 0n)
        const lines = [
          ...debits.map(amountMinor => line({ amountMinor, rate })),
          line({ amountMinor: total, entryType: 'CREDIT', rate }),
        ]
        const posted = valuedLines(lines, 'rounding')
        for (const side of ['amountMinor', 'baseMinor'] as const)
          for (const set of [posted, mirrored(posted)])
            expect(
              set.reduce((sum, one) => sum + (one.entryType === 'DEBIT' ? one[side] : -one[side]), 0n),
            ).toBe(0n)
      },
    ),
  )
})

test('makers do not approve, and journals move along their states only', () => {
  const pending = { status: 'PENDING', createdBy: 'ada' } as const
  expect(movedJournal(pending, 'approve', 'ada')).toEqual({ refusal: 'SELF_APPROVAL_FORBIDDEN' })
  expect(movedJournal(pending, 'approve', 'obi')).toEqual({ status: 'APPROVED' })
  expect(movedJournal(pending, 'post', 'obi')).toEqual({ refusal: 'INVALID_STATE' })
})

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
