import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { branchBalances, type BranchCurrencyBalance } from '#core/rules/books/reports/branch-balances.ts'
import { consolidated } from '#core/rules/books/reports/consolidated.ts'
import { inBaseCurrency } from '#core/rules/books/reports/in-base-currency.ts'
import { trialBalance } from '#core/rules/books/reports/trial-balance.ts'
import { ratio } from '#core/rules/currencies/ratio.ts'

const account = (code: string) => ({ accountId: code, code, name: code, type: 'ASSET' as const })
const ROUNDING = { ...account('5900'), debitLessCreditMinor: 0n }
const DUES = new Set(['1700'])

/** What one branch owes another, with the money on both sides. */
const owed = (from: string, to: string, currency: string, minor: bigint): BranchCurrencyBalance[] =>
  (
    [
      [from, '1000', -minor],
      [from, '1700', minor],
      [to, '1000', minor],
      [to, '1700', -minor],
    ] as const
  ).map(([branchId, code, debitLessCreditMinor]) => ({
    ...account(code),
    branchId,
    currency,
    debitLessCreditMinor,
  }))

test('branches stay even, and what they owe each other stays zero, at any rate', () => {
  const branch = fc.constantFrom('HO', 'LAG', 'ABJ')
  const debts = fc.array(
    fc.tuple(branch, branch, fc.constantFrom('NGN', 'USD', 'JPY'), fc.bigInt(1n, 10n ** 6n)),
    {
      maxLength: 12,
    },
  )
  fc.assert(
    fc.property(debts, fc.bigInt(1n, 10n ** 4n), fc.bigInt(1n, 10n ** 4n), (debt, numerator, denominator) => {
      const balances = debt.flatMap(each => owed(...each))
      const rateOf = () => ratio(numerator, denominator)
      const byBranch = branchBalances(balances, {
        baseCurrency: 'NGN',
        dueAccountIds: DUES,
        rounding: ROUNDING,
        valued: given => inBaseCurrency(given, { baseCurrency: 'NGN', rateOf, rounding: ROUNDING }),
      })
      const entities = [...byBranch].map(([code, own]) => ({
        branchId: code,
        code,
        name: code,
        balances: own,
      }))
      const { lines, checks } = consolidated(entities, DUES, trialBalance)
      expect(checks.filter(({ passed }) => !passed)).toEqual([])
      expect(lines.map(({ code }) => code)).not.toContain('1700')
    }),
  )
})
