import { command } from '#kernel/command.ts'
import { columnsOf, updateOf } from '#kernel/database/columns.ts'
import { LoanGuarantor } from '#core/entities/loans/loan-guarantor.ts'
import { events } from '#core/events.ts'
import type { LoanGuarantorRow } from '#core/queries/loans/securities.ts'
import { admitRole } from '#core/rules/rights.ts'
import { releaseEntry, type LoanEntries } from './release-entry.ts'

export interface ReleaseLoanGuarantor {
  /** Id of the loan. */
  readonly id: string
  readonly guarantorId: string
  readonly reason?: string | null
}

const ENTRIES: LoanEntries = {
  select: `select ${columnsOf(LoanGuarantor, 'entry')} from core.loan_guarantors entry where workspace_id = $1 and loan_id = $2 and id = $3`,
  update: updateOf(LoanGuarantor, 'entry', ['releasedAt', 'releasedBy', 'releaseReason']),
  notFound: 'LOAN_GUARANTOR_NOT_FOUND',
}

/** Releases a guarantor of a loan. */
export const releaseLoanGuarantor = command(
  async (tx, { id, guarantorId, reason }: ReleaseLoanGuarantor): Promise<LoanGuarantorRow> => {
    admitRole(tx.actor, 'manager')
    const row = await releaseEntry<LoanGuarantorRow>(tx, ENTRIES, { loanId: id, id: guarantorId, reason })
    tx.emit(events.loan_guarantor_released, id, { loanId: id, guarantorId, releasedBy: tx.actor.subjectId })
    return row
  },
)
