import { command } from '#kernel/command.ts'
import { allow } from '#kernel/principal.ts'
import { refuse } from '#compliance/errors.ts'
import { events } from '#compliance/events.ts'
import { lockRuleset } from '#compliance/risk/rulesets.ts'

const WRITE =
  'update compliance.rulesets set deleted_at = $3, updated_at = $3 where workspace_id = $1 and id = $2'

/** Hides a ruleset that is not published. Its versions stay, since assessments refer to them. */
export const deleteRuleset = command(async (tx, { id }: { id: string }): Promise<boolean> => {
  allow(tx.actor, { kinds: ['tenant_key', 'staff'], scope: 'compliance:write' })
  const before = await lockRuleset(tx, id)
  if (before.status === 'PUBLISHED')
    throw refuse('INVALID_STATE', { message: 'The ruleset is published; archive it first.' })
  await tx.sql(WRITE, [tx.actor.workspaceId, id, tx.now()])
  tx.emit(events.ruleset_deleted, id, { rulesetId: id, version: before.version })
  return true
})
