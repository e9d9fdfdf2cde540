import type { Tx } from '#kernel/command.ts'
import { newId } from '#kernel/id.ts'
import { refuse } from '#core/errors.ts'
import type { LoanRow } from '#core/queries/loans/loans.ts'
import { isClosed } from '#core/rules/loans/status.ts'
import { lockLoan } from '../locked-loan.ts'

/** A loan has at most this many entries of each kind. */
const ENTRIES_MAX = 50

const COUNT = {
  collateral:
    'select count(*)::int as entries from core.loan_collateral where workspace_id = $1 and loan_id = $2',
  guarantors:
    'select count(*)::int as entries from core.loan_guarantors where workspace_id = $1 and loan_id = $2',
} as const

/** Locks a loan that takes another entry of a kind. */
export async function lockSecuredLoan(tx: Tx, id: string, kind: keyof typeof COUNT): Promise<LoanRow> {
  const row = await lockLoan(tx, id)
  if (isClosed(row.status)) throw refuse('INVALID_STATE', { message: `The loan is ${row.status}.` })
  const [{ entries } = { entries: 0 }] = await tx.sql<{ entries: number }>(COUNT[kind], [row.workspaceId, id])
  if (entries >= ENTRIES_MAX)
    throw refuse('INVALID_STATE', { message: `A loan has at most ${ENTRIES_MAX} entries of this kind.` })
  return row
}

/** Columns of a new entry of a loan. */
export const newLoanEntry = (tx: Tx, { workspaceId, id, currency }: LoanRow) => ({
  workspaceId,
  loanId: id,
  id: newId(),
  currency,
  createdBy: tx.actor.subjectId,
  createdAt: tx.now(),
  releasedAt: null,
  releasedBy: null,
  releaseReason: null,
})
