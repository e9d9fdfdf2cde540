import { command } from '#kernel/command.ts'
import { formatMinor } from '#kernel/money.ts'
import { invalid } from '#kernel/refusals.ts'
import { refuse } from '#core/errors.ts'
import { events } from '#core/events.ts'
import { amountIn } from '#core/ledger/amount.ts'
import { lockBusinessDate } from '#core/ledger/interest/open-interest.ts'
import { loanRequestIssues } from '#core/rules/loans/request-issues.ts'
import { admitRole } from '#core/rules/rights.ts'
import { lockedTerms, lockLoan, saveLoan, statusMoved } from '../locked-loan.ts'
import { recordLoanChange, type LoanWithFigures } from '../record-loan.ts'

export interface ApproveLoan {
  readonly id: string
  readonly principal?: string | null
}

/** Approves a requested loan, with the requested principal or a lower one. The person who requested it cannot approve it. */
export const approveLoan = command(async (tx, { id, principal }: ApproveLoan): Promise<LoanWithFigures> => {
  admitRole(tx.actor, 'manager')
  const date = await lockBusinessDate(tx)
  const before = await lockLoan(tx, id)
  const status = statusMoved(before, 'APPROVE')
  if (before.createdBy === tx.actor.subjectId) throw refuse('SELF_APPROVAL_FORBIDDEN')
  const { currency, requestedMinor, installments } = before
  const principalMinor =
    typeof principal === 'string' ? amountIn(principal, currency, 'principal') : requestedMinor
  if (principalMinor > requestedMinor)
    throw invalid([
      {
        field: 'principal',
        reason: `must be at most ${formatMinor(requestedMinor, currency)}, the requested one`,
      },
    ])
  const issues = loanRequestIssues(await lockedTerms(tx, before), currency, { principalMinor, installments })
  if (issues.length > 0) throw invalid(issues)
  const row = await saveLoan(tx, before, {
    status,
    principalMinor,
    approvedBy: tx.actor.subjectId,
    approvedAt: tx.now(),
  })
  return recordLoanChange(tx, row, { change: 'APPROVED', event: events.loan_approved, date })
})
