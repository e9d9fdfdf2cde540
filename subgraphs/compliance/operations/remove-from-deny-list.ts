import { command } from '#kernel/command.ts'
import { allow } from '#kernel/principal.ts'
import { refuse } from '../errors.ts'
import { events } from '../events.ts'

const DELETE = 'delete from compliance.deny_list where workspace_id = $1 and id = $2 returning 1'

/** Takes a name off the tenant's deny-list. Payments that it blocked stay blocked: a screening is evidence. */
export const removeFromDenyList = command(async (tx, { id }: { id: string }) => {
  allow(tx.actor, { kinds: ['tenant_key', 'staff'], scope: 'compliance:write' })
  const removed = await tx.sql(DELETE, [tx.actor.workspaceId, id])
  if (removed.length === 0) throw refuse('DENY_LIST_ENTRY_NOT_FOUND')

  tx.emit(events.deny_list_reduced, id, { entryId: id })
  return true
})
