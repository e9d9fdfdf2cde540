import type { Context } from '#kernel/context.ts'
import { columnsOf, type Row } from '#kernel/database/columns.ts'
import { planOnce } from '#kernel/database/connection.ts'
import { inOrder, loader } from '#kernel/graph/loader.ts'
import { connection, type Connection, type PageArguments } from '#kernel/page.ts'
import { pagesByParent } from '#kernel/page-statements.ts'
import { VirtualAccount } from '#core/entities/virtual-accounts/virtual-account.ts'
import { refuse } from '#core/errors.ts'
import { account } from '#core/queries/accounts.ts'
import { admitRole } from '#core/rules/rights.ts'
import type {
  VirtualAccountKind,
  VirtualAccountStatus,
} from '#core/rules/virtual-accounts/virtual-account.ts'

/** A virtual account with the columns of its account. */
export type VirtualAccountRow = Row<typeof VirtualAccount> & {
  readonly accountNumber: string
  readonly accountName: string
  readonly currency: string
  readonly balanceMinor: bigint
  readonly accountStatus: string
}

const COLUMNS = `${columnsOf(VirtualAccount, 'own')}, account.account_number as "accountNumber", account.account_name as "accountName",
    account.currency, account.balance_minor as "balanceMinor", account.status as "accountStatus"`

const JOIN = `join core.accounts account on account.workspace_id = own.workspace_id and account.id = own.id`

export const VIRTUAL_ACCOUNTS_BY_IDS = `select ${COLUMNS} from core.virtual_accounts own ${JOIN} where own.workspace_id = $1 and own.id = any($2::uuid[])`
const BY_IDS = planOnce(VIRTUAL_ACCOUNTS_BY_IDS)

export const virtualAccountById = loader<string, VirtualAccountRow>(async (ctx, ids) => {
  admitRole(ctx.actor, 'viewer')
  const { workspaceId } = ctx.actor
  const rows = await ctx.database.read<VirtualAccountRow>(workspaceId, BY_IDS, [workspaceId, ids])
  return inOrder(ids, rows, ({ id }) => id)
})

/** Reads a virtual account of the workspace. */
export async function virtualAccount(ctx: Context, id: string): Promise<VirtualAccountRow> {
  admitRole(ctx.actor, 'viewer')
  const found = await virtualAccountById(ctx, id)
  if (!found) throw refuse('VIRTUAL_ACCOUNT_NOT_FOUND')
  return found
}

/** Narrows a list; a filter that is left out or null does not apply. */
export interface VirtualAccountFilter {
  readonly kind?: VirtualAccountKind | null
  readonly status?: VirtualAccountStatus | null
}

// The status at the time $8, as `statusAt` derives it.
const STATUS = `case when account.status = 'CLOSED' then 'CLOSED' when own.expires_at <= $8::timestamptz then 'EXPIRED' else own.status end`

const listOf = (accountId: string): string => `core.virtual_accounts ${accountId}`
const byParent = pagesByParent<VirtualAccountRow, VirtualAccountRow>(
  listOf,
  `select parent.key as "parent", page.* from unnest($2::uuid[]) as parent (key)
  cross join lateral (
    select ${COLUMNS} from core.virtual_accounts own ${JOIN}
    where own.workspace_id = $1 and own.parent_account_id = parent.key and (own.created_at, own.id) < ($3, $4)
      and ($6::text is null or own.kind = $6) and ($7::text is null or ${STATUS} = $7)
    order by own.created_at desc, own.id desc limit $5) page
  order by page."createdAt" desc, page.id desc`,
  (_, row) => row,
  ctx => [ctx.now()],
)

/** A page of the virtual accounts of an account, newest first. */
export async function virtualAccountsOf(
  ctx: Context,
  accountId: string,
  { first, after, kind, status }: PageArguments & VirtualAccountFilter,
): Promise<Connection<VirtualAccountRow>> {
  admitRole(ctx.actor, 'viewer')
  const filters = [kind ?? null, status ?? null]
  const rows = (await byParent(ctx, { parent: accountId, first, after, filters })) ?? []
  return connection(ctx, listOf(accountId), rows, { first, after }, ({ createdAt, id }) => ({
    at: createdAt,
    id,
  }))
}

export interface VirtualAccountPage extends PageArguments, VirtualAccountFilter {
  readonly accountId: string
}

/** A page of the virtual accounts of an account of the workspace. */
export async function virtualAccounts(
  ctx: Context,
  { accountId, ...page }: VirtualAccountPage,
): Promise<Connection<VirtualAccountRow>> {
  await account(ctx, accountId)
  return virtualAccountsOf(ctx, accountId, page)
}
