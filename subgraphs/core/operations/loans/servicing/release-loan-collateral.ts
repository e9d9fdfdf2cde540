import { command } from '#kernel/command.ts'
import { columnsOf, updateOf } from '#kernel/database/columns.ts'
import { LoanCollateral } from '#core/entities/loans/loan-collateral.ts'
import { events } from '#core/events.ts'
import type { LoanCollateralRow } from '#core/queries/loans/securities.ts'
import { admitRole } from '#core/rules/rights.ts'
import { releaseEntry, type LoanEntries } from './release-entry.ts'

export interface ReleaseLoanCollateral {
  /** Id of the loan. */
  readonly id: string
  readonly collateralId: string
  readonly reason?: string | null
}

const ENTRIES: LoanEntries = {
  select: `select ${columnsOf(LoanCollateral, 'entry')} from core.loan_collateral entry where workspace_id = $1 and loan_id = $2 and id = $3`,
  update: updateOf(LoanCollateral, 'entry', ['releasedAt', 'releasedBy', 'releaseReason']),
  notFound: 'LOAN_COLLATERAL_NOT_FOUND',
}

/** Releases collateral of a loan. */
export const releaseLoanCollateral = command(
  async (tx, { id, collateralId, reason }: ReleaseLoanCollateral): Promise<LoanCollateralRow> => {
    admitRole(tx.actor, 'manager')
    const row = await releaseEntry<LoanCollateralRow>(tx, ENTRIES, { loanId: id, id: collateralId, reason })
    tx.emit(events.loan_collateral_released, id, { loanId: id, collateralId, releasedBy: tx.actor.subjectId })
    return row
  },
)
