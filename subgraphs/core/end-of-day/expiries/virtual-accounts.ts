import type { Expiry } from './expiry.ts'

const IS_DUE = `select exists (select from core.virtual_accounts where workspace_id = $1 and status <> 'EXPIRED' and expires_at <= $2) as "isDue"`

const END = `update core.virtual_accounts set status = 'EXPIRED', updated_at = $2
  where workspace_id = $1 and id in (
    select id from core.virtual_accounts where workspace_id = $1 and status <> 'EXPIRED' and expires_at <= $2
    order by id limit $3 for update)
  returning id`

/** Marks the virtual accounts that have expired. They have refused credits since that moment. */
export const virtualAccounts: Expiry = {
  async isDue({ database, now, actor: { workspaceId } }) {
    const [row] = await database.read<{ isDue: boolean }>(workspaceId, IS_DUE, [workspaceId, now()])
    return row!.isDue
  },
  async end(tx, _, max) {
    const rows = await tx.sql<{ id: string }>(END, [tx.actor.workspaceId, tx.now(), max])
    return rows.map(({ id }) => id)
  },
}
