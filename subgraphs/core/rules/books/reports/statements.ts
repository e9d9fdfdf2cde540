import type { GlAccountType } from '#core/rules/books/chart/gl-account.ts'
import { type GlAccountBalance, sumOf } from './gl-account-balance.ts'
import { check } from './check.ts'

/** Income and expense, each positive on its normal side, from the movements of all accounts apart from closing journals. */
export function incomeStatement(balances: readonly GlAccountBalance[], includeZero = false) {
  const lines = linesOf(balances, ['INCOME', 'EXPENSE'], includeZero)
  const [income, expense] = [totalOf(lines, 'INCOME'), totalOf(lines, 'EXPENSE')]
  const netIncome = income - expense
  const netAssets = sumOf(balances, ['ASSET', 'LIABILITY', 'EQUITY'])
  return {
    lines,
    totals: { income, expense, netIncome },
    checks: [check('net income = assets - liabilities - equity', netIncome, netAssets)],
  }
}

/** Assets, liabilities and equity; the result that is not yet closed is a line of equity, without a code. */
export function balanceSheet(balances: readonly GlAccountBalance[], includeZero = false) {
  const { netIncome } = incomeStatement(balances).totals
  const result = { code: null, name: 'Result of the year', type: 'EQUITY' as const, amount: netIncome }
  const accounts = linesOf(balances, ['ASSET', 'LIABILITY', 'EQUITY'], includeZero)
  const lines = includeZero || netIncome !== 0n ? [...accounts, result] : accounts
  const [assets, liabilities, equity] = [
    totalOf(lines, 'ASSET'),
    totalOf(lines, 'LIABILITY'),
    totalOf(lines, 'EQUITY'),
  ]
  return {
    lines,
    totals: { assets, liabilities, equity },
    checks: [check('assets = liabilities + equity', assets, liabilities + equity)],
  }
}

interface StatementLine {
  readonly code: string | null
  readonly name: string
  readonly type: GlAccountType
  readonly amount: bigint
}

const linesOf = (
  balances: readonly GlAccountBalance[],
  types: readonly GlAccountType[],
  includeZero: boolean,
): readonly StatementLine[] =>
  balances
    .filter(({ type, debitLessCreditMinor: minor }) => types.includes(type) && (includeZero || minor !== 0n))
    .map(({ code, name, type, debitLessCreditMinor: minor }) => ({
      code,
      name,
      type,
      amount: type === 'ASSET' || type === 'EXPENSE' ? minor : -minor,
    }))

const totalOf = (lines: readonly StatementLine[], type: GlAccountType): bigint =>
  lines.reduce((sum, line) => (line.type === type ? sum + line.amount : sum), 0n)
