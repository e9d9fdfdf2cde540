import type { Tx } from '#kernel/command.ts'
import type { EventType } from '#kernel/outbox.ts'
import { events } from '../events.ts'
import type { TransactionRow } from '../queries/posted-transaction.ts'
import { transactionFact, type Sides } from '../rules/transaction-fact.ts'

const TOLD = 'update core.transaction_progress set is_told = true where workspace_id = $1 and transaction_id = $2 and not is_told returning 1'

/**
 * Tells of a transaction's step, in the transaction that takes it and after its row of progress was written. Where nobody has been
 * told yet that it was booked, that is told first. Read the accounts before the transaction begins.
 */
export async function tellTransaction(tx: Tx, event: EventType, row: TransactionRow, sides: Sides): Promise<void> {
  const { workspaceId, tenantId } = tx.actor
  const untold = await tx.sql(TOLD, [workspaceId, row.id])
  if (untold.length > 0 && row.postedStatus === 'PENDING') tx.emit(events.transaction_created, row.id, ...transactionFact({ ...row, progress: null }, tenantId, sides))
  tx.emit(event, row.id, ...transactionFact(row, tenantId, sides))
}
