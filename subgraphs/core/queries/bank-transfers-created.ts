import type { Context } from '#kernel/context.ts'
import { lowestIdAt } from '#kernel/id.ts'
import { allow } from '#kernel/principal.ts'

export interface CreatedBankTransfers {
  readonly from: Date
  readonly to: Date
  readonly after?: string | null
  readonly first: number
}

/** A transfer gets its payment id before its decision, at most this long before it is booked: a repeat under the same key has the same id. */
const AHEAD_MS = 25 * 3_600_000

const PAGE = `
  select metadata ->> 'paymentId' as id from core.transactions
  where workspace_id = $1 and metadata ? 'paymentId' and metadata ->> 'paymentId' > $2 and metadata ->> 'paymentId' < $3
    and created_at >= $4 and created_at < $5
  order by metadata ->> 'paymentId' limit $6`

/** Payment ids of the transfers on which compliance was asked and that were booked in a period, in their order, for the proof that compliance judged each. */
export async function bankTransfersCreated(
  { actor, database }: Context,
  { from, to, after, first }: CreatedBankTransfers,
): Promise<string[]> {
  allow(actor, { kinds: ['service'] })
  const rows = await database.read<{ id: string }>(actor.workspaceId, PAGE, [
    actor.workspaceId,
    after ?? lowestIdAt(new Date(from.getTime() - AHEAD_MS)),
    lowestIdAt(to),
    from,
    to,
    first,
  ])
  return rows.map(({ id }) => id)
}
