import type { Context } from '#kernel/context.ts'
import { columnsOf, type Row } from '#kernel/database/columns.ts'
import { planOnce } from '#kernel/database/connection.ts'
import { inOrder, loader } from '#kernel/graph/loader.ts'
import { connection, decodeCursor, type Connection } from '#kernel/page.ts'
import { GlAccount } from '#core/entities/general-ledger/gl-account.ts'
import { refuse } from '#core/errors.ts'
import { policyOf } from '#core/ledger/policy.ts'
import { admitRole } from '#core/rules/rights.ts'

export type GlAccountRow = Row<typeof GlAccount>

export const GL_ACCOUNT_COLUMNS = columnsOf(GlAccount, 'account')

const BY_IDS = planOnce(
  `select ${GL_ACCOUNT_COLUMNS} from core.gl_accounts account where workspace_id = $1 and id = any($2::uuid[])`,
)

export const glAccountById = loader<string, GlAccountRow>(async (ctx, ids) => {
  admitRole(ctx.actor, 'viewer')
  const { workspaceId } = ctx.actor
  return inOrder(
    ids,
    await ctx.database.read<GlAccountRow>(workspaceId, BY_IDS, [workspaceId, ids]),
    ({ id }) => id,
  )
})

/** An account of the chart; null if there is none with this id. */
export async function glAccount(ctx: Context, id: string): Promise<GlAccountRow | null> {
  admitRole(ctx.actor, 'viewer')
  return (await glAccountById(ctx, id)) ?? null
}

/** An account of the chart; refuses one that does not exist. */
export async function existingGlAccount(ctx: Context, id: string): Promise<GlAccountRow> {
  const found = await glAccount(ctx, id)
  if (!found) throw refuse('GL_ACCOUNT_NOT_FOUND')
  return found
}

const LIST = 'gl accounts'
const PAGE = planOnce(`select ${GL_ACCOUNT_COLUMNS} from core.gl_accounts account
  where workspace_id = $1 and code > coalesce((select code from core.gl_accounts where workspace_id = $1 and id = $2), '')
    and ($3::text is null or code = $3) and ($4::text is null or type = $4)
  order by code limit $5`)

export interface GlAccountsArgs {
  readonly first: number
  readonly after?: string | null
  readonly code?: string | null
  readonly type?: string | null
}

/** A page of the chart, by code. */
export async function glAccounts(
  ctx: Context,
  { first, after = null, code, type }: GlAccountsArgs,
): Promise<Connection<GlAccountRow>> {
  admitRole(ctx.actor, 'viewer')
  // The chart exists as soon as the workspace has a policy.
  await policyOf(ctx)
  const { workspaceId } = ctx.actor
  const rows = await ctx.database.read<GlAccountRow>(workspaceId, PAGE, [
    workspaceId,
    after === null ? null : decodeCursor(ctx, LIST, after).id,
    code ?? null,
    type ?? null,
    first + 1,
  ])
  return connection(ctx, LIST, rows, { first, after }, row => ({ at: row.createdAt, id: row.id }))
}
