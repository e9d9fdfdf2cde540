import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { refuse } from '#compliance/errors.ts'
import { events } from '#compliance/events.ts'
import { admitAnalyst } from '#compliance/screening/admit-analyst.ts'
import type { WithAnalyst } from '#compliance/operations/screenings/resolve-match.ts'

const END = `update compliance.allow_list set ended_at = $3, ended_by = $4, ended_by_key = $5, end_reason = 'REMOVED'
  where workspace_id = $1 and id = $2 and ended_at is null returning 1`

interface RemoveAllowedPair {
  readonly id: string
}

const remove = command(async (tx, { id, analyst }: WithAnalyst<RemoveAllowedPair>): Promise<boolean> => {
  const ended = await tx.sql(END, [tx.actor.workspaceId, id, tx.now(), analyst.by, analyst.keyId])
  if (ended.length === 0) throw refuse('ALLOWED_PAIR_NOT_FOUND')
  tx.emit(events.allow_list_reduced, id, { pairId: id, endedBy: analyst.by })
  return true
})

/** Removes a pair from the allow-list; the row stays as evidence of what it suppressed. */
export async function removeAllowedPair(ctx: Context, input: RemoveAllowedPair): Promise<boolean> {
  const analyst = await admitAnalyst(ctx)
  return remove(ctx, { ...input, analyst })
}
