import type { Tx } from '#kernel/command.ts'
import { columnsOf } from '#kernel/database/columns.ts'
import { Account } from '#core/entities/account.ts'
import { refuse } from '#core/errors.ts'
import type { AccountRow } from '#core/queries/accounts.ts'

const LOCK = `select ${columnsOf(Account, 'account')} from core.accounts account where workspace_id = $1 and id = any($2::uuid[]) order by id for no key update`

const END_HOLDS = 'select core.end_holds($1, $2, $3)'

const READ = `select ${columnsOf(Account, 'account')} from core.accounts account where workspace_id = $1 and id = any($2::uuid[]) order by id`

/**
 * Locks accounts in the common lock order, and ends their expired holds. Must come directly after the idempotency key, before any
 * other lock. Returns the accounts in the order of the given ids; refuses if one does not belong to this workspace.
 */
export async function lockAccounts(tx: Tx, ids: readonly string[]): Promise<AccountRow[]> {
  if (ids.length === 0) return []
  const named = [tx.actor.workspaceId, ids]
  let rows = await tx.sql<AccountRow>(LOCK, named)
  const due = rows.filter(({ holdsEndAt }) => holdsEndAt !== null && holdsEndAt <= tx.now())
  for (const { id } of due) await tx.sql(END_HOLDS, [tx.actor.workspaceId, id, tx.now()])
  if (due.length > 0) rows = await tx.sql<AccountRow>(READ, named)
  const byId = new Map(rows.map(row => [row.id, row]))
  return ids.map(id => {
    const row = byId.get(id)
    if (!row) throw refuse('ACCOUNT_NOT_FOUND')
    return row
  })
}
