import { expect, test } from '@jest/globals'
import { comparative } from '#core/rules/books/reports/comparative.ts'
import { check } from '#core/rules/books/reports/check.ts'
import type { CashFlowLine } from '#core/rules/books/reports/cash-flow.ts'
import { trialBalance } from '#core/rules/books/reports/trial-balance.ts'

const line = (code: string | null, amount: bigint) => ({ code, name: code ?? 'Result', amount })
const report = (...lines: ReturnType<typeof line>[]) => ({ lines, checks: [check('even', 0n, 0n)] })

test.each([
  [150n, 100n, 50n, '50'],
  [50n, -100n, 150n, '150'],
  [-150n, -100n, -50n, '-50'],
  [2n, 3n, -1n, '-33.33'],
  [8n, 3n, 5n, '166.67'],
  [100_000n, 100_001n, -1n, '0'],
  [5n, 0n, 5n, null],
  [0n, 4n, -4n, '-100'],
])('%s after %s varies by %s, %s per cent', (amount, before, variance, variancePercent) => {
  const { lines } = comparative(report(line('1000', amount)), report(line('1000', before)))
  expect(lines).toEqual([{ ...line('1000', amount), comparative: before, variance, variancePercent }])
})

test('lines that one report lacks stand at zero in the order of their codes', () => {
  const { lines, checks } = comparative(
    report(line('1000', 1n), line('1300', 2n)),
    report(line('1000', 1n), line('1200', 3n), line('1400', 4n), line(null, 5n)),
  )
  expect(lines.map(one => `${one.code} ${one.amount} ${one.comparative} ${one.variance}`)).toEqual([
    '1000 1 1 0',
    '1200 0 3 -3',
    '1300 2 0 2',
    '1400 0 4 -4',
    'null 0 5 -5',
  ])
  expect(checks.map(({ name }) => name)).toEqual(['even', 'comparative: even'])
})

test('cash flows compare within their sections', () => {
  const flow = (section: CashFlowLine['section'], code: string, amount: bigint): CashFlowLine => ({
    section,
    code,
    name: code,
    amount,
  })
  const { lines } = comparative(
    { lines: [flow('OPERATING', '4100', 9n), flow('FINANCING', '2500', 4n)], checks: [] },
    { lines: [flow('OPERATING', '2500', 1n), flow('INVESTING', '1500', 2n)], checks: [] },
  )
  expect(lines.map(one => `${one.section} ${one.code} ${one.amount} ${one.comparative}`)).toEqual([
    'OPERATING 2500 0 1',
    'OPERATING 4100 9 0',
    'INVESTING 1500 0 2',
    'FINANCING 2500 4 0',
  ])
})

test('trial balances compare by debits less credits', () => {
  const balanceOf = (debitLessCreditMinor: bigint) =>
    trialBalance([{ accountId: '1000', code: '1000', name: 'Cash', type: 'ASSET', debitLessCreditMinor }])
  expect(comparative(balanceOf(-30n), balanceOf(10n)).lines).toMatchObject([
    { debit: 0n, credit: 30n, comparative: 10n, variance: -40n, variancePercent: '-400' },
  ])
})
