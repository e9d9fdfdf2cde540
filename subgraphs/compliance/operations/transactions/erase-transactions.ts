import { command } from '#kernel/command.ts'
import { allow } from '#kernel/principal.ts'

const BATCH_SIZE = 500

const RETENTION_YEARS = 5

/** Records are retained for five years after the relationship ended: Directive (EU) 2015/849, article 40; FATF recommendation 11. */
export function retainedSince(now: Date): Date {
  const since = new Date(now)
  since.setUTCFullYear(since.getUTCFullYear() - RETENTION_YEARS)
  return since
}

const DUE = `select customer_id as "customerId", erased_at as "erasedAt" from compliance.erased_customers
  where workspace_id = $1 and erased_at <= $2 order by erased_at, customer_id limit 1`

// A customer who returned after the erasure keeps the later transactions.
const ERASE = `update compliance.monitored_transactions
  set details = null, card = null, device = null, ip = null, wallet = null, counterparty_account = null, phone = null, address = null
  where workspace_id = $1 and id in (
    select id from compliance.monitored_transactions
    where workspace_id = $1 and customer_id = $2 and occurred_at <= $3 and details is not null limit ${BATCH_SIZE})
  returning id`

const DELETE_RECORD =
  'delete from compliance.erased_customers where workspace_id = $1 and customer_id = $2 and erased_at = $3'

/**
 * Erases the personal data of transactions of a customer who was erased five years ago, with its keyed hashes; returns the number of
 * transactions, or 1 for a customer without any left. Amounts, times, ids, evaluations and alerts stay. At most 500 transactions.
 */
export const eraseTransactions = command(async (tx, _: object): Promise<number> => {
  allow(tx.actor, { kinds: ['platform'] })
  const { workspaceId } = tx.actor
  const [due] = await tx.sql<{ customerId: string; erasedAt: Date }>(DUE, [
    workspaceId,
    retainedSince(tx.now()),
  ])
  if (!due) return 0
  const erased = await tx.sql(ERASE, [workspaceId, due.customerId, due.erasedAt])
  if (erased.length === BATCH_SIZE) return erased.length
  await tx.sql(DELETE_RECORD, [workspaceId, due.customerId, due.erasedAt])
  return Math.max(1, erased.length)
})
