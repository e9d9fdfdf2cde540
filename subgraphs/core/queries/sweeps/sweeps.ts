import type { Context } from '#kernel/context.ts'
import { columnsOf, type Row } from '#kernel/database/columns.ts'
import { planOnce } from '#kernel/database/connection.ts'
import { inOrder, loader } from '#kernel/graph/loader.ts'
import { connection, type Connection, type PageArguments } from '#kernel/page.ts'
import { pagesByParent } from '#kernel/page-statements.ts'
import { Sweep } from '#core/entities/sweeps/sweep.ts'
import { refuse } from '#core/errors.ts'
import { account } from '#core/queries/accounts.ts'
import { admitRole } from '#core/rules/rights.ts'
import type { SweepTerms } from '#core/rules/sweeps/sweep.ts'

export type SweepRow = Row<typeof Sweep>

export const SWEEP_COLUMNS = columnsOf(Sweep, 'sweep')

/** The terms of a sweep as its row stores them. */
export const termsOf = (row: SweepRow): SweepTerms => row as SweepRow & SweepTerms

const BY_IDS = planOnce(
  `select ${SWEEP_COLUMNS} from core.sweeps sweep where workspace_id = $1 and id = any($2::uuid[])`,
)

export const sweepById = loader<string, SweepRow>(async (ctx, ids) => {
  admitRole(ctx.actor, 'viewer')
  const { workspaceId } = ctx.actor
  const rows = await ctx.database.read<SweepRow>(workspaceId, BY_IDS, [workspaceId, ids])
  return inOrder(ids, rows, ({ id }) => id)
})

/** Reads a sweep of the workspace. */
export async function sweep(ctx: Context, id: string): Promise<SweepRow> {
  admitRole(ctx.actor, 'viewer')
  const found = await sweepById(ctx, id)
  if (!found) throw refuse('SWEEP_NOT_FOUND')
  return found
}

const listOf = (accountId: string): string => `core.sweeps ${accountId}`
const byAccount = pagesByParent<SweepRow, SweepRow>(
  listOf,
  `select parent.key as "parent", ${SWEEP_COLUMNS} from unnest($2::uuid[]) as parent (key)
  cross join lateral (
    select * from core.sweeps
    where workspace_id = $1 and account_id = parent.key and (created_at, id) < ($3, $4)
    order by created_at desc, id desc limit $5) sweep
  order by sweep.created_at desc, sweep.id desc`,
  (_, row) => row,
)

/** A page of the sweeps that keep an account at its target, newest first. */
export async function sweepsOf(
  ctx: Context,
  accountId: string,
  { first, after }: PageArguments,
): Promise<Connection<SweepRow>> {
  admitRole(ctx.actor, 'viewer')
  const rows = (await byAccount(ctx, { parent: accountId, first, after })) ?? []
  return connection(ctx, listOf(accountId), rows, { first, after }, ({ createdAt, id }) => ({
    at: createdAt,
    id,
  }))
}

export interface SweepPage extends PageArguments {
  readonly accountId: string
}

/** A page of the sweeps of an account of the workspace. */
export async function accountSweeps(
  ctx: Context,
  { accountId, ...page }: SweepPage,
): Promise<Connection<SweepRow>> {
  await account(ctx, accountId)
  return sweepsOf(ctx, accountId, page)
}
