import type { Context } from '#kernel/context.ts'
import { columnsOf } from '#kernel/database/columns.ts'
import { connection, decodeCursor, type Connection } from '#kernel/page.ts'
import { AllowedPair, type AllowListRow } from '#compliance/entities/allowed-pair.ts'
import { decryptPair } from '#compliance/allow-list/payment-pair.ts'
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

/** A page of the active allow-list pairs of both forms, newest first. */
export async function allowList(
  ctx: Context,
  { first, after }: AllowListPage,
): Promise<Connection<AllowListRow>> {
  admitReader(ctx.actor)
  const { workspaceId } = ctx.actor
  const { at, id } = typeof after === 'string' ? decodeCursor(ctx, LIST, after) : START
  await ctx.keys.ready(workspaceId)
  const rows = await ctx.database.read<AllowListRow>(workspaceId, PAGE, [
    workspaceId,
    at,
    id,
    ctx.now(),
    first + 1,
  ])
  const pairs = rows.map(row => decryptPair(ctx.keys, row))
  return connection(ctx, LIST, pairs, { first, after }, ({ createdAt, id: last }) => ({
    at: createdAt,
    id: last,
  }))
}
