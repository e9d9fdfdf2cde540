import { type GlAccountBalance, sumOf } from './gl-account-balance.ts'
import { check } from './check.ts'

export type TrialBalanceStage = 'UNADJUSTED' | 'ADJUSTED' | 'POST_CLOSING'

/**
 * Parts of a balance: all that was posted in earlier years, and what the year's journals posted in its twelve months, in its adjustment
 * period, or in its closing journals, which the adjustment period does not include.
 */
export type BalancePart = 'EARLIER_YEARS' | 'MONTHS' | 'ADJUSTMENTS' | 'CLOSING'

const PARTS: Readonly<Record<TrialBalanceStage, readonly BalancePart[]>> = {
  UNADJUSTED: ['EARLIER_YEARS', 'MONTHS'],
  ADJUSTED: ['EARLIER_YEARS', 'MONTHS', 'ADJUSTMENTS'],
  POST_CLOSING: ['EARLIER_YEARS', 'MONTHS', 'ADJUSTMENTS', 'CLOSING'],
}

/** Whether a part of the balances counts in the stage. */
export const isInStage = (stage: TrialBalanceStage, part: BalancePart): boolean => PARTS[stage].includes(part)

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
 * The trial balance of a stage, from balances that count in it. After the close it states the accounts of the balance sheet alone, and
 * checks that the others are zero.
 */
export function trialBalanceAt(
  stage: TrialBalanceStage,
  balances: readonly GlAccountBalance[],
  includeZero = false,
) {
  if (stage !== 'POST_CLOSING') return { stage, ...trialBalance(balances, includeZero) }
  const sheet = balances.filter(({ type }) => type !== 'INCOME' && type !== 'EXPENSE')
  const { lines, totals, checks } = trialBalance(sheet, includeZero)
  const closed = [
    check('income = 0 after the close', -sumOf(balances, ['INCOME']), 0n),
    check('expense = 0 after the close', sumOf(balances, ['EXPENSE']), 0n),
  ]
  return { stage, lines, totals, checks: [...checks, ...closed] }
}
