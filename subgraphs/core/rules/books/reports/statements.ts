import type { GlAccountType } from '#core/rules/books/chart/gl-account.ts'
import { check } from './check.ts'

/** The balance of an account in base minor units: debits less credits. */
export interface AccountBalance {
  readonly accountId: string
  readonly code: string
  readonly name: string
  readonly type: GlAccountType
  readonly debitLessCreditMinor: bigint
}

/** Each balance on its side; accounts without one are left out unless asked for. */
export function trialBalance(balances: readonly AccountBalance[], includeZero = false) {
  const lines = balances
    .filter(({ debitLessCreditMinor: minor }) => includeZero || minor !== 0n)
    .map(({ accountId, code, name, type, debitLessCreditMinor: minor }) => ({
      accountId,
      code,
      name,
      type,
      debit: minor > 0n ? minor : 0n,
      credit: minor < 0n ? -minor : 0n,
    }))
  const totals = {
    debit: lines.reduce((sum, { debit }) => sum + debit, 0n),
    credit: lines.reduce((sum, { credit }) => sum + credit, 0n),
  }
  return { lines, totals, checks: [check('debits = credits', totals.debit, totals.credit)] }
}

/** Income and expense, each positive on its normal side. */
export function incomeStatement(balances: readonly AccountBalance[], includeZero = false) {
  const lines = linesOf(balances, ['INCOME', 'EXPENSE'], includeZero)
  const [income, expense] = [totalOf(lines, 'INCOME'), totalOf(lines, 'EXPENSE')]
  return { lines, totals: { income, expense, netIncome: income - expense } }
}

/** Assets, liabilities and equity; the result that is not yet closed is a line of equity, without a code. */
export function balanceSheet(balances: readonly AccountBalance[], includeZero = false) {
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
  balances: readonly AccountBalance[],
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
