import type { Context } from '#kernel/context.ts'
import { planOnce } from '#kernel/database/connection.ts'
import { lowestIdAt } from '#kernel/id.ts'
import { allow } from '#kernel/principal.ts'

export interface CreatedPage {
  readonly from: Date
  readonly to: Date
  readonly after?: string | null
  readonly first: number
}

/** A transfer gets its id before its decision, at most this long before it is created. */
const AHEAD_MS = 3_600_000

const PAGE = planOnce(
  `select id from remittance.transfers where workspace_id = $1 and id > $2 and id < $3 and created_at >= $4 and created_at < $5 order by id limit $6`,
)

/** Ids of the transfers created in a period, in their order, for the proof that compliance judged each. */
export async function transfersCreated(
  { actor, database }: Context,
  { from, to, after, first }: CreatedPage,
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
