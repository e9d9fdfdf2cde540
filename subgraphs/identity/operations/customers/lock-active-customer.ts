import type { Tx } from '#kernel/command.ts'
import { refuse } from '#identity/errors.ts'
import type { CustomerStatus } from '#identity/customer-record.ts'
import { inactiveCode } from '#identity/rules/inactive-code.ts'

// Waits for a concurrent status change or erasure, and makes the next one wait until the new session exists and can be ended.
const LOCK = 'select status from identity.customers where workspace_id = $1 and id = $2 for share'

/** Locks a customer before a session starts or a token is minted; refuses an inactive customer. */
export async function lockActiveCustomer(tx: Tx, id: string): Promise<void> {
  const [customer] = await tx.sql<{ status: CustomerStatus }>(LOCK, [tx.actor.workspaceId, id])
  if (!customer) throw refuse('CUSTOMER_NOT_FOUND')
  const code = inactiveCode(customer.status)
  if (code !== undefined) throw refuse(code)
}
