import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { balanceSheet, incomeStatement, trialBalance } from '#core/rules/books/reports/statements.ts'

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
      const checks = [...trialBalance(balances, includeZero).checks, ...sheet.checks]
      expect(checks.every(({ passed }) => passed)).toBe(true)
      const [, , equity, income, expense] = balances.map(({ debitLessCreditMinor }) => debitLessCreditMinor)
      expect(incomeStatement(balances).totals.netIncome).toBe(-(income ?? 0n) - (expense ?? 0n))
      expect(sheet.totals.equity).toBe(-(equity ?? 0n) - (income ?? 0n) - (expense ?? 0n))
    }),
  )
})
