import { type GlAccountBalance, byAccount, sumOf } from './gl-account-balance.ts'
import { check } from './check.ts'

export type TrialBalanceStage = 'UNADJUSTED' | 'ADJUSTED' | 'POST_CLOSING'

/**
 * A part of an account's balance: all that was posted in earlier years, or what the year's journals posted in its twelve months, in
 * its adjustment period, or in its closing journals, which the adjustment period does not include.
 */
export interface BalancePart extends GlAccountBalance {
  readonly part: 'EARLIER_YEARS' | 'MONTHS' | 'ADJUSTMENTS' | 'CLOSING'
}

const PARTS: Readonly<Record<TrialBalanceStage, readonly BalancePart['part'][]>> = {
  UNADJUSTED: ['EARLIER_YEARS', 'MONTHS'],
  ADJUSTED: ['EARLIER_YEARS', 'MONTHS', 'ADJUSTMENTS'],
  POST_CLOSING: ['EARLIER_YEARS', 'MONTHS', 'ADJUSTMENTS', 'CLOSING'],
}

/** Each balance on its side; accounts without one are left out unless requested. */
export function trialBalance(balances: readonly GlAccountBalance[], includeZero = false) {
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

/**
 * The trial balance of a year before its adjustments, before its closing journals, or after them. After the close it states the
 * accounts of the balance sheet alone, and checks that the others are zero.
 */
export function trialBalanceAt(stage: TrialBalanceStage, parts: readonly BalancePart[], includeZero = false) {
  const balances = byAccount(parts.filter(({ part }) => PARTS[stage].includes(part)))
  if (stage !== 'POST_CLOSING') return { stage, ...trialBalance(balances, includeZero) }
  const sheet = balances.filter(({ type }) => type !== 'INCOME' && type !== 'EXPENSE')
  const { lines, totals, checks } = trialBalance(sheet, includeZero)
  const closed = [
    check('income = 0 after the close', -sumOf(balances, ['INCOME']), 0n),
    check('expense = 0 after the close', sumOf(balances, ['EXPENSE']), 0n),
  ]
  return { stage, lines, totals, checks: [...checks, ...closed] }
}
