import type { Context } from '#kernel/context.ts'
import { createdIds, type CreatedIdsPage } from '#kernel/created-ids.ts'
import { planOnce } from '#kernel/database/connection.ts'

/** A transfer gets its id before its decision, at most this long before it is created. */
const AHEAD_MS = 3_600_000

const PAGE = planOnce(
  `select id from remittance.transfers where workspace_id = $1 and id > $2 and id < $3 and created_at >= $4 and created_at < $5 order by id limit $6`,
)

/** Ids of the transfers created in a period, in their order, for the proof that compliance judged each. */
export const transfersCreated = (ctx: Context, page: CreatedIdsPage): Promise<string[]> =>
  createdIds(ctx, { text: PAGE, aheadMs: AHEAD_MS }, page)
