import type { Context } from '#kernel/context.ts'
import { columnsOf, type Row } from '#kernel/database/columns.ts'
import { connection, decodeCursor, type Connection } from '#kernel/page.ts'
import { AccountChange } from '#core/entities/account-change.ts'
import { account } from './accounts.ts'

export type AccountChangeRow = Row<typeof AccountChange>

const NEWEST = `select ${columnsOf(AccountChange, 'change')} from core.account_changes change
  where workspace_id = $1 and account_id = $2 and version < $3 order by version desc limit $4`
const VERSION_MAX = 2_147_483_647

/** Changes of an account, newest first. */
export async function accountHistory(
  ctx: Context,
  { accountId, first, after = null }: { accountId: string; first: number; after?: string | null },
): Promise<Connection<AccountChangeRow>> {
  await account(ctx, accountId)
  const list = `changes of ${accountId}`
  // Cursors contain a time and an id; here the version is encoded as the time.
  const before = after === null ? VERSION_MAX : decodeCursor(ctx, list, after).at.getTime()
  const { workspaceId } = ctx.actor
  const rows = await ctx.database.read<AccountChangeRow>(workspaceId, NEWEST, [
    workspaceId,
    accountId,
    before,
    first + 1,
  ])
  return connection(ctx, list, rows, { first, after }, ({ version }) => ({
    at: new Date(version),
    id: accountId,
  }))
}
