import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import type { GlAccountBalance } from '#core/rules/books/reports/gl-account-balance.ts'
import { consolidated } from '#core/rules/books/reports/consolidated.ts'
import { balanceSheet } from '#core/rules/books/reports/statements.ts'

const TYPES = { 1000: 'ASSET', 1800: 'ASSET', 2000: 'LIABILITY', 2800: 'LIABILITY' } as const
const DUE = new Set(['1800', '2800'])

const balance = (code: keyof typeof TYPES, debitLessCreditMinor: bigint): GlAccountBalance => ({
  accountId: String(code),
  code: String(code),
  name: String(code),
  type: TYPES[code],
  debitLessCreditMinor,
})
const entity = (branchId: string, ...balances: GlAccountBalance[]) => ({
  branchId,
  code: branchId,
  name: branchId,
  balances,
})

const LAGOS = entity('lagos', balance(1000, 60n), balance(1800, 40n), balance(2000, -100n))
const ABUJA = entity('abuja', balance(1000, 90n), balance(2000, -50n), balance(2800, -40n))

test('a consolidated balance sheet leaves out what branches owe each other', () => {
  const report = consolidated([LAGOS, ABUJA], DUE, balanceSheet)
  expect(report.totals).toEqual({ assets: 150n, liabilities: 150n, equity: 0n })
  expect(report.lines.map(({ code, amount }) => `${code} ${amount}`)).toEqual(['1000 150', '2000 150'])
  expect(report.eliminations).toEqual([
    { branchId: 'lagos', code: '1800', name: '1800', amount: -40n },
    { branchId: 'abuja', code: '2800', name: '2800', amount: 40n },
  ])
  expect(report.entities.map(({ branchId, totals }) => `${branchId} ${totals.assets}`)).toEqual([
    'lagos 100',
    'abuja 90',
  ])
  expect(report.checks.every(({ passed }) => passed)).toBe(true)
})

test('branches may share one due account', () => {
  const report = consolidated(
    [entity('lagos', balance(1800, 40n)), entity('abuja', balance(1800, -40n))],
    DUE,
    balanceSheet,
  )
  expect(report.lines).toEqual([])
  expect(report.eliminations.map(({ amount }) => amount)).toEqual([-40n, 40n])
})

test('a due that no branch owes stays in the report and fails the check', () => {
  const report = consolidated([LAGOS, entity('abuja', balance(2800, -25n))], DUE, balanceSheet)
  expect(report.lines.map(({ code, amount }) => `${code} ${amount}`)).toContain('1800 15')
  expect(report.checks.find(({ name }) => name.startsWith('due'))).toEqual({
    name: 'due between branches = 0',
    passed: false,
    left: 15n,
    right: 0n,
  })
})

test('eliminations are even, and leave of the due accounts what does not match', () => {
  const minor = fc.bigInt(-(10n ** 12n), 10n ** 12n)
  fc.assert(
    fc.property(fc.array(fc.tuple(minor, minor), { maxLength: 8 }), dues => {
      const entities = dues.map(([claim, debt], index) =>
        entity(String(index), balance(1800, claim), balance(2800, debt)),
      )
      const { eliminations, checks, balances } = consolidated(entities, DUE, given => ({
        balances: given,
        totals: {},
        checks: [],
      }))
      expect(eliminations.reduce((sum, { amount }) => sum + amount, 0n)).toBe(0n)
      const rest = balances.reduce((sum, { debitLessCreditMinor }) => sum + debitLessCreditMinor, 0n)
      expect(rest).toBe(checks.at(-1)?.left ?? 0n)
    }),
  )
})
