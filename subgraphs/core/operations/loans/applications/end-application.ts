import type { Tx } from '#kernel/command.ts'
import type { EventType } from '#kernel/events/outbox.ts'
import { lockBusinessDate } from '#core/ledger/interest/open-interest.ts'
import { lockLoan, saveLoan, statusMoved } from '../locked-loan.ts'
import { recordLoanChange, type LoanWithFigures } from '../record-loan.ts'

export interface EndApplication {
  readonly id: string
  readonly reason?: string | null
}

export interface ApplicationEnding {
  readonly move: 'REJECT' | 'WITHDRAW'
  readonly event: EventType
}

/** Ends a request for a loan for good. */
export async function endApplication(
  tx: Tx,
  { id, reason = null }: EndApplication,
  { move, event }: ApplicationEnding,
): Promise<LoanWithFigures> {
  const date = await lockBusinessDate(tx)
  const before = await lockLoan(tx, id)
  const row = await saveLoan(tx, before, { status: statusMoved(before, move), statusReason: reason })
  return recordLoanChange(tx, row, { change: row.status, event, date, reason })
}
