import type { Context } from './context.ts'
import { lowestIdAt } from './id.ts'
import { allow } from './principal.ts'

/** A page of the ids that a domain created in a period. */
export interface CreatedIdsPage {
  readonly from: Date
  /** Exclusive. */
  readonly to: Date
  /** The last id of the previous page. */
  readonly after?: string | null
  readonly first: number
}

interface CreatedIdsQuery {
  /** Selects `id` by the workspace, an id before and one after the page, the start and end of the period, and the length of the page: $1 to $6. */
  readonly text: string
  /** The longest time between the creation of an id and that of its row. */
  readonly aheadMs: number
}

/** Ids that were created in a period, in their order, for another domain's proof that it handled each. Only domains may call it. */
export async function createdIds(
  { actor, database }: Context,
  { text, aheadMs }: CreatedIdsQuery,
  { from, to, after, first }: CreatedIdsPage,
): Promise<string[]> {
  allow(actor, { kinds: ['service'] })
  const rows = await database.read<{ id: string }>(actor.workspaceId, text, [
    actor.workspaceId,
    after ?? lowestIdAt(new Date(from.getTime() - aheadMs)),
    lowestIdAt(to),
    from,
    to,
    first,
  ])
  return rows.map(({ id }) => id)
}
