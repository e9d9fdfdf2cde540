import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { comparative } from '#core/rules/books/reports/comparative.ts'
import { check } from '#core/rules/books/reports/check.ts'
import type { CashFlowLine } from '#core/rules/books/reports/cash-flow.ts'
import { trialBalance } from '#core/rules/books/reports/trial-balance.ts'

const line = (code: string | null, amount: bigint) => ({ code, name: code ?? 'Result', amount })
const report = (...lines: ReturnType<typeof line>[]) => ({
  lines,
  totals: { sum: lines.reduce((sum, { amount }) => sum + amount, 0n) },
  checks: [check('even', 0n, 0n)],
})

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
  const { lines, totals } = comparative(report(line('1000', amount)), report(line('1000', before)))
  const comparison = { comparative: before, variance, variancePercent }
  expect(lines).toEqual([{ ...line('1000', amount), ...comparison }])
  expect(totals).toEqual({ sum: { amount, ...comparison } })
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
    { lines: [flow('OPERATING', '4100', 9n), flow('FINANCING', '2500', 4n)], totals: {}, checks: [] },
    { lines: [flow('OPERATING', '2500', 1n), flow('INVESTING', '1500', 2n)], totals: {}, checks: [] },
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

test('rows of changes in equity compare by their sums', () => {
  const rows = (profit: bigint) => ({
    lines: [
      { row: 'PROFIT', total: profit },
      { row: 'OTHER', total: 0n },
    ],
    totals: { change: profit },
    checks: [],
  })
  expect(comparative(rows(3n), rows(2n)).lines).toEqual([
    { row: 'PROFIT', total: 3n, comparative: 2n, variance: 1n, variancePercent: '50' },
    { row: 'OTHER', total: 0n, comparative: 0n, variance: 0n, variancePercent: null },
  ])
})

test('the variances of any two reports lead from the one to the other, and add up to those of the totals', () => {
  const code = fc.constantFrom('1000', '1100', '1200', '2000', '3000')
  const side = fc.uniqueArray(fc.tuple(code, fc.bigInt(-(10n ** 15n), 10n ** 15n)), {
    selector: ([one]) => one,
  })
  const reportOf = (amounts: [string, bigint][]) =>
    report(...[...amounts].sort(([one], [other]) => (one < other ? -1 : 1)).map(each => line(...each)))
  fc.assert(
    fc.property(side, side, (now, before) => {
      const [current, previous] = [reportOf(now), reportOf(before)]
      const { lines, totals } = comparative(current, previous)
      const codes = lines.map(one => one.code ?? '')
      expect(codes).toEqual([...new Set([...now, ...before].map(([one]) => one))].sort())
      for (const { code: of, amount, comparative: old, variance, variancePercent } of lines) {
        expect([amount, old]).toEqual(
          [now, before].map(amounts => amounts.find(([one]) => one === of)?.[1] ?? 0n),
        )
        expect(variance).toBe(amount - old)
        expect(variancePercent === null).toBe(old === 0n)
      }
      expect(totals.sum.variance).toBe(lines.reduce((sum, { variance }) => sum + variance, 0n))
      expect(totals.sum).toMatchObject({ amount: current.totals.sum, comparative: previous.totals.sum })
    }),
  )
})
