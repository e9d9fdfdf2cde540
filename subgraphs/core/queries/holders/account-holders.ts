import type { Context } from '#kernel/context.ts'
import { planOnce } from '#kernel/database/connection.ts'
import { loader } from '#kernel/graph/loader.ts'
import { refuse } from '#core/errors.ts'
import { admitRole } from '#core/rules/rights.ts'

/** A holder of an account, the customer for whom it was opened among them. */
export interface AccountHolderRow {
  readonly accountId: string
  readonly customerId: string
  readonly role: 'PRIMARY' | 'JOINT' | 'SIGNATORY'
  readonly addedAt: Date
}

const OF_ACCOUNTS =
  planOnce(`select id as "accountId", customer_id as "customerId", 'PRIMARY' as role, opened_at as "addedAt", 0 as rank
    from core.accounts where workspace_id = $1 and id = any($2::uuid[])
  union all
  select account_id, customer_id, role, added_at, 1 from core.account_holders where workspace_id = $1 and account_id = any($2::uuid[])
  order by 5, 4, 2`)

/** Holders of each account, in the order of a list; undefined for an account that does not exist. */
const holdersOf = loader<string, readonly AccountHolderRow[]>(async ({ database, actor }, accountIds) => {
  const { workspaceId } = actor
  const rows = await database.read<AccountHolderRow & { readonly rank: number }>(workspaceId, OF_ACCOUNTS, [
    workspaceId,
    accountIds,
  ])
  const byAccount = Map.groupBy(
    rows.map(({ rank: _, ...holder }): AccountHolderRow => holder),
    ({ accountId }) => accountId,
  )
  return accountIds.map(id => byAccount.get(id))
})

/** Holders of an account: the customer for whom it was opened, then the others in the order in which they were added. */
export async function accountHolders(ctx: Context, accountId: string): Promise<readonly AccountHolderRow[]> {
  admitRole(ctx.actor, 'viewer')
  const holders = await holdersOf(ctx, accountId)
  if (!holders) throw refuse('ACCOUNT_NOT_FOUND')
  return holders
}
