import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { countsInBalances, initialStatus } from '#core/rules/books/journals/initial-status.ts'
import { issuesOfLines, mirrored, valuedLines, type RequestedLine } from '#core/rules/books/journals/lines.ts'
import { movedJournal } from '#core/rules/books/journals/status.ts'
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

test('valued lines of several currencies are even in both amounts, and so is their mirror', () => {
  const minor = fc.bigInt(1n, 10n ** 12n)
  const rate = fc.tuple(fc.bigInt(1n, 10n ** 9n), fc.bigInt(1n, 10n ** 6n))
  const inCurrency = fc.tuple(fc.array(minor, { minLength: 1, maxLength: 10 }), rate)
  fc.assert(
    fc.property(fc.array(inCurrency, { minLength: 1, maxLength: 4 }), currencies => {
      const lines = currencies.flatMap(([debits, [numerator, denominator]], index) => {
        const terms = { currency: ['USD', 'NGN', 'EUR', 'GHS'][index]!, rate: ratio(numerator, denominator) }
        const amountMinor = debits.reduce((sum, debit) => sum + debit, 0n)
        return [
          ...debits.map(debit => line({ ...terms, amountMinor: debit })),
          line({ ...terms, amountMinor, entryType: 'CREDIT' }),
        ]
      })
      expect(issuesOfLines(lines)).toEqual([])
      const posted = valuedLines(lines, 'rounding')
      for (const currency of new Set(lines.map(one => one.currency)))
        for (const side of ['amountMinor', 'baseMinor'] as const)
          for (const set of [posted, mirrored(posted)])
            expect(
              set
                .filter(one => one.currency === currency)
                .reduce((sum, one) => sum + (one.entryType === 'DEBIT' ? one[side] : -one[side]), 0n),
            ).toBe(0n)
    }),
  )
})

test('a new journal waits for an approval unless a manager posts it at once', () => {
  const general = { type: 'GENERAL', requiresApproval: true } as const
  expect(initialStatus(general, 'OFFICER')).toEqual({ status: 'PENDING' })
  const direct = { ...general, requiresApproval: false }
  expect(initialStatus(direct, 'OFFICER')).toEqual({ refusal: 'FORBIDDEN' })
  expect(initialStatus(direct, 'MANAGER')).toEqual({ status: 'POSTED' })
})

test.each(['SUBLEDGER', 'CLOSING'] as const)('people do not create %s journals', type => {
  expect(initialStatus({ type, requiresApproval: true }, 'ADMIN')).toEqual({
    refusal: 'JOURNAL_TYPE_NOT_MANUAL',
  })
})

test('balances include posted and reversed journals, and never memos', () => {
  const counted = (['PENDING', 'APPROVED', 'POSTED', 'REJECTED', 'REVERSED'] as const).filter(status =>
    countsInBalances({ status, isMemo: false }),
  )
  expect(counted).toEqual(['POSTED', 'REVERSED'])
  expect(countsInBalances({ status: 'POSTED', isMemo: true })).toBe(false)
})

test('makers do not approve, and journals move along their states only', () => {
  const pending = { status: 'PENDING', createdBy: 'ada' } as const
  expect(movedJournal(pending, 'approve', 'ada')).toEqual({ refusal: 'SELF_APPROVAL_FORBIDDEN' })
  expect(movedJournal(pending, 'approve', 'obi')).toEqual({ status: 'APPROVED' })
  expect(movedJournal(pending, 'post', 'obi')).toEqual({ refusal: 'INVALID_STATE' })
})
