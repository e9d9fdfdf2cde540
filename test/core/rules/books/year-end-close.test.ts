import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { balancesAfter, baseSum, type LedgerBalance } from '#core/rules/books/closing/ledger-balance.ts'
import {
  type FiscalYear,
  retainedEarningsIssue,
  yearEndCloseRefusal,
} from '#core/rules/books/closing/refusal.ts'
import { yearEndClose } from '#core/rules/books/closing/year-end-close.ts'
import { signed } from '#core/rules/books/journals/lines.ts'

const ACCOUNTS = { incomeSummaryId: '3900', retainedEarningsId: '3100' }
const TYPES = { 1000: 'ASSET', 2000: 'LIABILITY', 3100: 'EQUITY', 4000: 'INCOME', 5000: 'EXPENSE' } as const

/** A balance in naira; debits less credits. */
const balance = (accountId: keyof typeof TYPES, minor: bigint): LedgerBalance => ({
  accountId: String(accountId),
  type: TYPES[accountId],
  currency: 'NGN',
  amountMinor: minor,
  baseMinor: minor,
})

test('a profit passes through the income summary to retained earnings', () => {
  const { journals, netIncome, checks } = yearEndClose(
    [balance(1000, 160n), balance(4000, -300n), balance(5000, 140n)],
    ACCOUNTS,
  )
  const written = journals.map(lines =>
    lines.map(({ accountId, entryType, baseMinor }) => `${entryType} ${accountId} ${baseMinor}`),
  )
  expect(written).toEqual([
    ['DEBIT 4000 300', 'CREDIT 5000 140', 'CREDIT 3900 160'],
    ['DEBIT 3900 160', 'CREDIT 3100 160'],
  ])
  expect(netIncome).toBe(160n)
  expect(checks.filter(({ passed }) => !passed)).toEqual([])
})

test('a year without result needs no journal to retained earnings, and one without income or expense none', () => {
  expect(yearEndClose([balance(4000, -5n), balance(5000, 5n)], ACCOUNTS).journals).toHaveLength(1)
  expect(yearEndClose([balance(1000, 5n), balance(2000, -5n)], ACCOUNTS)).toMatchObject({
    journals: [],
    netIncome: 0n,
  })
})

test('closing journals are even, empty income and expense, and leave total equity unchanged', () => {
  const minor = fc.bigInt(-(10n ** 12n), 10n ** 12n)
  const account = fc.constantFrom(1000, 2000, 3100, 4000, 5000).map(id => id as keyof typeof TYPES)
  const balances = fc.uniqueArray(
    fc.record({
      account,
      currency: fc.constantFrom('NGN', 'USD', 'EUR'),
      amountMinor: minor,
      baseMinor: minor,
    }),
    { selector: one => `${one.account} ${one.currency}` },
  )
  fc.assert(
    fc.property(balances, given => {
      const before = given.map(({ account: id, ...amounts }) => ({ ...balance(id, 0n), ...amounts }))
      const { journals, netIncome, checks } = yearEndClose(before, ACCOUNTS)
      for (const lines of journals)
        for (const currency of ['NGN', 'USD', 'EUR'])
          for (const side of ['amountMinor', 'baseMinor'] as const)
            expect(
              lines
                .filter(line => line.currency === currency)
                .reduce((sum, line) => sum + signed(line.entryType, line[side]), 0n),
            ).toBe(0n)
      expect(journals.flat().every(line => line.amountMinor >= 0n && line.baseMinor >= 0n)).toBe(true)

      const after = balancesAfter(before, journals.flat())
      const emptied = after.filter(
        ({ type, accountId }) => type === 'INCOME' || type === 'EXPENSE' || accountId === '3900',
      )
      expect(emptied.every(one => one.amountMinor === 0n && one.baseMinor === 0n)).toBe(true)
      expect(baseSum(after, ['EQUITY'])).toBe(baseSum(before, ['EQUITY', 'INCOME', 'EXPENSE']))
      expect(netIncome).toBe(-baseSum(before, ['INCOME', 'EXPENSE']))
      expect(checks.filter(({ passed }) => !passed)).toEqual([])
    }),
  )
})

const year = (fiscalYear: number, change: Partial<FiscalYear> = {}): FiscalYear => ({
  fiscalYear,
  isClosed: false,
  adjustmentStatus: 'OPEN',
  ...change,
})

test('years close in their order, each once, by managers', () => {
  const years = [year(2026), year(2027)]
  expect(yearEndCloseRefusal(years, 2026, 'OFFICER')).toBe('FORBIDDEN')
  expect(yearEndCloseRefusal(years, 2026, 'MANAGER')).toBeUndefined()
  expect(yearEndCloseRefusal(years, 2027, 'ADMIN')).toBe('EARLIER_YEAR_OPEN')
  expect(yearEndCloseRefusal(years, 2028, 'ADMIN')).toBe('NOT_FOUND')
  const closed = [year(2026, { isClosed: true }), year(2027)]
  expect(yearEndCloseRefusal(closed, 2026, 'ADMIN')).toBe('INVALID_STATE')
  expect(yearEndCloseRefusal(closed, 2027, 'MANAGER')).toBeUndefined()
  expect(yearEndCloseRefusal([year(2026, { adjustmentStatus: 'CLOSED' })], 2026, 'ADMIN')).toBe(
    'PERIOD_CLOSED',
  )
})

test('the result goes to an active detail account of retained earnings', () => {
  const account = {
    isActive: true,
    usage: 'DETAIL',
    currency: null,
    equityComponent: 'RETAINED_EARNINGS',
  } as const
  expect(retainedEarningsIssue(account)).toBeUndefined()
  for (const change of [
    { isActive: false },
    { usage: 'HEADER' },
    { currency: 'USD' },
    { equityComponent: null },
  ] as const)
    expect(retainedEarningsIssue({ ...account, ...change })?.field).toBe('retainedEarningsAccountId')
})
