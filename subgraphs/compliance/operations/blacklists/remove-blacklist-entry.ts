import { command } from '#kernel/command.ts'
import { refuse } from '#compliance/errors.ts'
import { events } from '#compliance/events.ts'
import { actingPerson } from '#kernel/acting-person.ts'
import { admitWriter } from '#compliance/rules/rights.ts'

const REMOVE = `update compliance.blacklist_entries set removed_at = $3, removed_by = $4, removed_by_key = $5
  where workspace_id = $1 and id = $2 and removed_at is null returning kind`

/** Removes a value from a blacklist; the row stays as evidence of earlier hits. */
export const removeBlacklistEntry = command(async (tx, { id }: { readonly id: string }): Promise<boolean> => {
  admitWriter(tx.actor)
  const { by, keyId } = actingPerson(tx.actor)
  const [removed] = await tx.sql<{ kind: string }>(REMOVE, [tx.actor.workspaceId, id, tx.now(), by, keyId])
  if (!removed) throw refuse('BLACKLIST_ENTRY_NOT_FOUND')
  tx.emit(events.blacklist_reduced, id, { entryId: id, kind: removed.kind, removedBy: by })
  return true
})
