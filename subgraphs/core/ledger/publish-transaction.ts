import type { Tx } from '#kernel/command.ts'
import type { EventType } from '#kernel/events/outbox.ts'
import { countDerivedEvent } from '#kernel/events/sequence.ts'
import type { TransactionRow } from '#core/queries/posted-transaction.ts'
import { transactionEvent, type Sides } from '#core/rules/transaction-event.ts'

/**
 * Publishes a transaction's status change. Call in the same database transaction, after the progress row is written. The first event,
 * of the booking or immediate completion, is derived by `publishPostings`. Read `sides` before the transaction begins.
 */
export async function publishTransaction(
  tx: Tx,
  event: EventType,
  row: TransactionRow,
  sides: Sides,
  more: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  await countDerivedEvent(tx, event.aggregate, row.id)
  const [data, personal] = transactionEvent(row, tx.actor.tenantId, sides)
  tx.emit(event, row.id, { ...data, ...more }, personal)
}
