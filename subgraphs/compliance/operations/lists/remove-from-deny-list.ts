import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { refuse } from '#compliance/errors.ts'
import { events } from '#compliance/events.ts'
import { admitAnalyst } from '#compliance/screening/admit-analyst.ts'
import type { WithAnalyst } from '#compliance/operations/screenings/resolve-match.ts'

const DELETE = 'delete from compliance.deny_list where workspace_id = $1 and id = $2 returning 1'

interface RemoveFromDenyList {
  readonly id: string
}

const remove = command(async (tx, { id, analyst }: WithAnalyst<RemoveFromDenyList>): Promise<boolean> => {
  const removed = await tx.sql(DELETE, [tx.actor.workspaceId, id])
  if (removed.length === 0) throw refuse('DENY_LIST_ENTRY_NOT_FOUND')

  tx.emit(events.deny_list_reduced, id, { entryId: id, removedBy: analyst.by })
  return true
})

/** Removes a name from the tenant's deny-list. Payments that it blocked stay blocked: a screening is evidence. */
export async function removeFromDenyList(ctx: Context, input: RemoveFromDenyList): Promise<boolean> {
  const analyst = await admitAnalyst(ctx)
  return remove(ctx, { ...input, analyst })
}
