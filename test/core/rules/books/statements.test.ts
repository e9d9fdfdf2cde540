import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { byAccount } from '#core/rules/books/reports/gl-account-balance.ts'
import { balanceSheet, incomeStatement } from '#core/rules/books/reports/statements.ts'
import {
  isInStage,
  trialBalance,
  trialBalanceAt,
  type BalancePart,
  type TrialBalanceStage,
} from '#core/rules/books/reports/trial-balance.ts'

const TYPES = ['ASSET', 'LIABILITY', 'EQUITY', 'INCOME', 'EXPENSE'] as const

test('statements over any balanced movements agree', () => {
  const side = fc.integer({ min: 0, max: 4 })
  const movements = fc.array(fc.tuple(side, side, fc.bigInt(1n, 10n ** 12n)))
  fc.assert(
    fc.property(movements, fc.boolean(), (moved, includeZero) => {
      const balances = TYPES.map((type, index) => ({
        accountId: type,
        code: `${index + 1}000`,
        name: type,
        type,
        debitLessCreditMinor: moved.reduce(
          (sum, [debit, credit, minor]) =>
            sum + (debit === index ? minor : 0n) - (credit === index ? minor : 0n),
          0n,
        ),
      }))
      const sheet = balanceSheet(balances, includeZero)
      const checks = [trialBalance(balances, includeZero), incomeStatement(balances), sheet].flatMap(
        report => report.checks,
      )
      expect(checks.every(({ passed }) => passed)).toBe(true)
      const [, , equity, income, expense] = balances.map(({ debitLessCreditMinor }) => debitLessCreditMinor)
      expect(incomeStatement(balances).totals.netIncome).toBe(-(income ?? 0n) - (expense ?? 0n))
      expect(sheet.totals.equity).toBe(-(equity ?? 0n) - (income ?? 0n) - (expense ?? 0n))
    }),
  )
})

const part = (name: BalancePart, code: string, debitLessCreditMinor: bigint) => ({
  accountId: code,
  code,
  name: code,
  type: TYPES[Number(code[0]) - 1]!,
  debitLessCreditMinor,
  part: name,
})

const YEAR = [
  part('EARLIER_YEARS', '1000', 100n),
  part('EARLIER_YEARS', '3000', -100n),
  part('MONTHS', '1000', 70n),
  part('MONTHS', '4000', -70n),
  part('ADJUSTMENTS', '5000', 20n),
  part('ADJUSTMENTS', '1000', -20n),
  part('CLOSING', '4000', 70n),
  part('CLOSING', '5000', -20n),
  part('CLOSING', '3100', -50n),
]

const reportOf = (stage: TrialBalanceStage, parts: typeof YEAR) =>
  trialBalanceAt(stage, byAccount(parts.filter(one => isInStage(stage, one.part))))

test.each([
  ['UNADJUSTED', ['1000 170 0', '3000 0 100', '4000 0 70']],
  ['ADJUSTED', ['1000 150 0', '3000 0 100', '4000 0 70', '5000 20 0']],
  ['POST_CLOSING', ['1000 150 0', '3000 0 100', '3100 0 50']],
] as const)('the trial balance %s', (stage, lines) => {
  const report = reportOf(stage, YEAR)
  expect(report.stage).toBe(stage)
  expect(report.lines.map(({ code, debit, credit }) => `${code} ${debit} ${credit}`)).toEqual(lines)
  expect(report.checks.every(({ passed }) => passed)).toBe(true)
})

test('the trial balance after the close of a year that is not closed fails its checks', () => {
  const open = YEAR.filter(one => one.part !== 'CLOSING')
  expect(reportOf('POST_CLOSING', open).checks).toEqual([
    { name: 'debits = credits', passed: false, left: 150n, right: 100n },
    { name: 'income = 0 after the close', passed: false, left: 70n, right: 0n },
    { name: 'expense = 0 after the close', passed: false, left: 20n, right: 0n },
  ])
})
