import type { Tx } from '#kernel/command.ts'
import type { LateArrivalRow } from '#compliance/entities/monitoring/late-arrival.ts'

const INSERT =
  'insert into compliance.late_arrivals (workspace_id, id, customer_id, due_at) values ($1, $2, $3, $4)'

/** Queues a stored transaction so that the ones after it are judged again. Call it in the transaction that stores it. */
export function storeLateArrival(
  tx: Tx,
  { id, customerId }: Pick<LateArrivalRow, 'id' | 'customerId'>,
): void {
  tx.atCommit(INSERT, [tx.actor.workspaceId, id, customerId, tx.now()])
}
