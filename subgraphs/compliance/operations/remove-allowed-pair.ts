import { command } from '#kernel/command.ts'
import { refuse } from '../errors.ts'
import { events } from '../events.ts'
import { admitWriter } from '../screening/stored.ts'

const END = `update compliance.allow_list set ended_at = $3, ended_by = $4, end_reason = 'REMOVED'
  where workspace_id = $1 and id = $2 and ended_at is null returning 1`

/** Takes a pair off the allow-list; the row stays as evidence of what was left out meanwhile. */
export const removeAllowedPair = command(async (tx, { id }: { readonly id: string }): Promise<boolean> => {
  admitWriter(tx)
  const ended = await tx.sql(END, [tx.actor.workspaceId, id, tx.now(), tx.actor.subjectId])
  if (ended.length === 0) throw refuse('ALLOWED_PAIR_NOT_FOUND')
  tx.emit(events.allow_list_reduced, id, { pairId: id })
  return true
})
