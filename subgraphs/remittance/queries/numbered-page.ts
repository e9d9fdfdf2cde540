import type { Context } from '#kernel/context.ts'

export interface PageNumber {
  readonly page: number
  readonly pageSize: number
}

export interface NumberedPage<Row> extends PageNumber {
  readonly rows: Row[]
  readonly totalCount: number
}

/**
 * Builds a query for numbered pages of one customer's rows, newest first. Count and rows come from one statement, so that they
 * agree; a page beyond the end has no rows and the correct count.
 */
export function numberedPage<Row>(
  columns: string,
  from: string,
  condition: string,
  alias: string,
): (ctx: Context, customerId: string, page: PageNumber) => Promise<NumberedPage<Row>> {
  const text = `select total.count as "totalCount", listed.* from (select count(*) as count from ${from} where ${condition}) total
    left join lateral (
      select ${columns} from ${from} where ${condition}
      order by ${alias}.created_at desc, ${alias}.id desc limit $3 offset $4) listed on true
    order by listed."createdAt" desc, listed.id desc`

  return async (ctx, customerId, { page, pageSize }) => {
    const { workspaceId } = ctx.actor
    const found = await ctx.database.read<{ totalCount: bigint; id: string | null }>(workspaceId, text, [
      workspaceId,
      customerId,
      pageSize,
      (page - 1) * pageSize,
    ])
    const rows = found.filter(({ id }) => id !== null).map(({ totalCount: _, ...row }) => row as Row)
    return { rows, totalCount: Number(found[0]!.totalCount), page, pageSize }
  }
}
