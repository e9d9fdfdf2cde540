import type { Context } from '#kernel/context.ts'
import { createdIds, type CreatedIdsPage } from '#kernel/created-ids.ts'

/** A transfer gets its payment id before its decision, at most this long before it is booked: a repeat under the same key has the same id. */
const AHEAD_MS = 25 * 3_600_000

const PAGE = `
  select metadata ->> 'paymentId' as id from core.transactions
  where workspace_id = $1 and metadata ? 'paymentId' and metadata ->> 'paymentId' > $2 and metadata ->> 'paymentId' < $3
    and created_at >= $4 and created_at < $5
  order by metadata ->> 'paymentId' limit $6`

/** Payment ids of the transfers on which compliance was asked and that were booked in a period, in their order, for the proof that compliance judged each. */
export const bankTransfersCreated = (ctx: Context, page: CreatedIdsPage): Promise<string[]> =>
  createdIds(ctx, { text: PAGE, aheadMs: AHEAD_MS }, page)
