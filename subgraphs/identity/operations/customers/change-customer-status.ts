import type { Tx } from '#kernel/command.ts'
import type { EventType } from '#kernel/events/outbox.ts'
import { one } from '#kernel/database/one.ts'
import { refuse } from '#identity/errors.ts'
import { CUSTOMER_COLUMNS } from '#identity/queries/customer.ts'
import type { Customer, CustomerStatus, StoredCustomer } from '#identity/customer-record.ts'
import { openCustomer } from '#identity/sealed-customer.ts'
import { endSessions } from '#identity/operations/sessions/end-sessions.ts'

export interface StatusChange {
  readonly id: string
  readonly to: CustomerStatus
  readonly event: EventType
  readonly reason?: string | null | undefined
}

const LOCK = `select ${CUSTOMER_COLUMNS} from identity.customers where workspace_id = $1 and id = $2 for update`

const WRITE = `update identity.customers set status = $3, status_reason = $4, updated_at = $5
  where workspace_id = $1 and id = $2 returning ${CUSTOMER_COLUMNS}`

/**
 * Changes the status of a customer. A customer with that status already is returned unchanged, and a closed customer stays
 * closed. Suspension and closure end the customer's sessions in the same transaction.
 */
export async function changeCustomerStatus(
  tx: Tx,
  { id, to, event, reason = null }: StatusChange,
): Promise<Customer> {
  const { workspaceId, subjectId } = tx.actor
  const [row] = await tx.sql<StoredCustomer>(LOCK, [workspaceId, id])
  if (!row) throw refuse('CUSTOMER_NOT_FOUND')
  if (row.status === to) return openCustomer(tx.keys, workspaceId, row)
  if (row.status === 'CLOSED') throw refuse('CUSTOMER_CLOSED')
  if (row.erasedAt !== null && to === 'ACTIVE') throw refuse('CUSTOMER_ERASED')
  const changed = one(await tx.sql<StoredCustomer>(WRITE, [workspaceId, id, to, reason, tx.now()]))
  if (to === 'SUSPENDED' || to === 'CLOSED')
    await endSessions(tx, id, to === 'CLOSED' ? 'customer_closed' : 'customer_suspended')
  tx.emit(event, id, { customerId: id, from: row.status, to, changedBy: subjectId })
  return openCustomer(tx.keys, workspaceId, changed)
}
