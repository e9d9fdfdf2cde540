import type { Tx } from '#kernel/command.ts'
import { refuse } from '#core/errors.ts'

// Opening an account and closing its customer exclude each other, so that the later one sees the earlier one.
const CUSTOMER = `hashtextextended('core.customer ' || $1::text || $2::text, 0)`
const OPENING = `select pg_advisory_xact_lock_shared(${CUSTOMER})`
const CLOSING = `select pg_advisory_xact_lock(${CUSTOMER})`

const IS_CLOSED =
  'select exists (select 1 from core.closed_customers where workspace_id = $1 and customer_id = $2) as "isClosed"'
const CLOSE =
  'insert into core.closed_customers (workspace_id, customer_id, received_at) values ($1, $2, $3) on conflict do nothing'

/** Refuses to open an account for a customer that core knows to be closed. Blocks the recording of a closure until the transaction ends. */
export async function refuseClosed({ sql, actor: { workspaceId } }: Tx, customerId: string): Promise<void> {
  await sql(OPENING, [workspaceId, customerId])
  const [row] = await sql<{ isClosed: boolean }>(IS_CLOSED, [workspaceId, customerId])
  if (row!.isClosed) throw refuse('CUSTOMER_CLOSED')
}

/** Blocks new accounts for the customer. Accounts that were opened earlier are visible afterwards. */
export async function recordClosed(tx: Tx, customerId: string): Promise<void> {
  await blockOpenings(tx, customerId)
  await tx.sql(CLOSE, [tx.actor.workspaceId, customerId, tx.now()])
}

/** Waits for accounts that are being opened for the customer, and blocks further openings until the transaction ends. */
export async function blockOpenings({ sql, actor: { workspaceId } }: Tx, customerId: string): Promise<void> {
  await sql(CLOSING, [workspaceId, customerId])
}
