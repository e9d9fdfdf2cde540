import type { Context } from '#kernel/context.ts'
import { planOnce } from '#kernel/database/connection.ts'
import { columnsOf, type Row } from '#kernel/database/columns.ts'
import { grouped, inOrder, loader } from '#kernel/graph/loader.ts'
import { connection, decodeCursor, type Connection } from '#kernel/page.ts'
import { Hold } from '#core/entities/hold.ts'
import { refuse } from '#core/errors.ts'
import { asOf, type HoldStatus } from '#core/rules/hold.ts'
import { admitRole } from '#core/rules/rights.ts'
import { accountById } from './accounts.ts'

export type HoldRow = Row<typeof Hold>
export const HOLD_COLUMNS = columnsOf(Hold, 'hold')

const BY_IDS = planOnce(
  `select ${HOLD_COLUMNS} from core.holds hold where workspace_id = $1 and id = any($2::uuid[])`,
)

export const holdById = loader<string, HoldRow>(async (ctx, ids) => {
  admitRole(ctx.actor, 'viewer')
  const { workspaceId } = ctx.actor
  const rows = await ctx.database.read<HoldRow>(workspaceId, BY_IDS, [workspaceId, ids])
  return inOrder(
    ids,
    rows.map(row => asOf(row, ctx.now())),
    ({ id }) => id,
  )
})

/** Reads a hold of the workspace. */
export async function hold(ctx: Context, id: string): Promise<HoldRow> {
  admitRole(ctx.actor, 'viewer')
  const found = await holdById(ctx, id)
  if (!found) throw refuse('HOLD_NOT_FOUND')
  return found
}

const STATUS = `case when hold.remaining_minor > 0 and hold.expires_at <= $3 then 'EXPIRED' else hold.status end`

const PAGE = `select ${HOLD_COLUMNS} from core.holds hold
  where workspace_id = $1 and account_id = $2 and ($4::text is null or ${STATUS} = $4)
    and (created_at, id) < ($5, $6)
  order by created_at desc, id desc limit $7`

export interface HoldPage {
  readonly accountId: string
  readonly status?: HoldStatus | null
  readonly first: number
  readonly after?: string | null
}

const LIST = 'core.holds'
/** A position after every row. */
const START = { at: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' } as const

/** A page of an account's holds, newest first. */
export async function accountHolds(
  ctx: Context,
  { accountId, status, first, after }: HoldPage,
): Promise<Connection<HoldRow>> {
  admitRole(ctx.actor, 'viewer')
  const { workspaceId } = ctx.actor
  const list = `${LIST}:${accountId}`
  const { at, id } = typeof after === 'string' ? decodeCursor(ctx, list, after) : START
  if (!(await accountById(ctx, accountId))) throw refuse('ACCOUNT_NOT_FOUND')
  const rows = await ctx.database.read<HoldRow>(workspaceId, PAGE, [
    workspaceId,
    accountId,
    ctx.now(),
    status ?? null,
    at,
    id,
    first + 1,
  ])
  return connection(
    ctx,
    list,
    rows.map(row => asOf(row, ctx.now())),
    { first, after },
    ({ createdAt, id }) => ({ at: createdAt, id }),
  )
}

const OPEN = `select ${columnsOf(Hold, 'counting')} from unnest($2::uuid[]) as account (id)
  cross join lateral (
    select * from core.holds
    where workspace_id = $1 and account_id = account.id and remaining_minor > 0 and (expires_at is null or expires_at > $3)
    order by created_at desc, id desc limit 100) counting`

/** Open holds on an account, newest first, at most 100. */
export const openHolds = loader<string, readonly HoldRow[]>(async (ctx, accountIds) => {
  admitRole(ctx.actor, 'viewer')
  const { workspaceId } = ctx.actor
  return grouped(
    accountIds,
    await ctx.database.read<HoldRow>(workspaceId, OPEN, [workspaceId, accountIds, ctx.now()]),
    ({ accountId }) => accountId,
  )
})
