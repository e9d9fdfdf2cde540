import type { Context } from '#kernel/context.ts'
import { columnsOf } from '#kernel/database/columns.ts'
import { connection, decodeCursor, type Connection } from '#kernel/page.ts'
import { AllowedPair, type AllowedPairRow } from '#compliance/entities/allowed-pair.ts'
import { admitReader } from '#compliance/rules/rights.ts'

const LIST = 'compliance.allow_list'
const START = { at: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' } as const

const PAGE = `select ${columnsOf(AllowedPair, 'pair')} from compliance.allow_list pair
  where workspace_id = $1 and ended_at is null and (created_at, id) < ($2, $3) and (expires_at is null or expires_at > $4)
  order by created_at desc, id desc limit $5`

export interface AllowListPage {
  readonly first: number
  readonly after?: string | null
}

/** A page of the active allow-list pairs, newest first. */
export async function allowList(
  ctx: Context,
  { first, after }: AllowListPage,
): Promise<Connection<AllowedPairRow>> {
  admitReader(ctx.actor)
  const { workspaceId } = ctx.actor
  const { at, id } = typeof after === 'string' ? decodeCursor(ctx, LIST, after) : START
  const rows = await ctx.database.read<AllowedPairRow>(workspaceId, PAGE, [
    workspaceId,
    at,
    id,
    ctx.now(),
    first + 1,
  ])
  return connection(ctx, LIST, rows, { first, after }, ({ createdAt, id: last }) => ({
    at: createdAt,
    id: last,
  }))
}
