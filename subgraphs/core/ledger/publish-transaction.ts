import type { Tx } from '#kernel/command.ts'
import type { EventType } from '#kernel/events/outbox.ts'
import { events } from '#core/events.ts'
import type { TransactionRow } from '#core/queries/posted-transaction.ts'
import { transactionEvent, type Sides } from '#core/rules/transaction-event.ts'

const MARK_PUBLISHED =
  'update core.transaction_progress set is_published = true where workspace_id = $1 and transaction_id = $2 and not is_published returning 1'

/** Publishers of postings hold this lock in shared mode. A reversal takes it exclusively, so that the original is either published or not about to be. */
const PUBLISH_LOCK = `hashtextextended('core.publishing ' || $1::text, 0)`
export const PUBLISH_LOCK_SHARED = `select pg_advisory_xact_lock_shared(${PUBLISH_LOCK})`
const PUBLISH_LOCK_EXCLUSIVE = `select pg_advisory_xact_lock(${PUBLISH_LOCK})`

// Relayed events have a row in kernel.aggregates. Few events wait for the relay and reversals are rare, so the outbox can be searched.
const HAS_EVENTS = `select exists (select 1 from kernel.aggregates where workspace_id = $1 and aggregate_type = 'transaction' and aggregate_id = $2)
  or exists (select 1 from kernel.outbox where workspace_id = $1 and aggregate_type = 'transaction' and aggregate_id = $2 and relayed_at is null) as "hasEvents"`

/**
 * Publishes a transaction's status change. Call in the same database transaction, after the progress row is written. If the event of
 * the booking or immediate completion is not published yet, that one is published first. Read `sides` before the transaction begins.
 */
export async function publishTransaction(
  tx: Tx,
  event: EventType,
  row: TransactionRow,
  sides: Sides,
  more: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const { tenantId } = tx.actor
  if (!(await wasPublished(tx, row))) {
    const first = row.postedStatus === 'PENDING' ? events.transaction_created : events.transaction_completed
    tx.emit(first, row.id, ...transactionEvent({ ...row, progress: null }, tenantId, sides))
  }
  const [data, personal] = transactionEvent(row, tenantId, sides)
  tx.emit(event, row.id, { ...data, ...more }, personal)
}

async function wasPublished(
  { sql, actor: { workspaceId } }: Tx,
  { id, postedStatus, progress }: TransactionRow,
): Promise<boolean> {
  if (progress?.isPublished) return true
  const named = [workspaceId, id]
  const [isMarked] = await sql(MARK_PUBLISHED, named)
  if (postedStatus === 'PENDING') return !isMarked
  await sql(PUBLISH_LOCK_EXCLUSIVE, [workspaceId])
  return (await sql<{ hasEvents: boolean }>(HAS_EVENTS, named))[0]!.hasEvents
}
