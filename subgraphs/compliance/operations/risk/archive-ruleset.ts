import { command } from '#kernel/command.ts'
import { allow } from '#kernel/principal.ts'
import { events } from '#compliance/events.ts'
import type { RulesetRow } from '#compliance/entities/ruleset.ts'
import { lockRuleset, RULESET_COLUMNS } from '#compliance/risk/rulesets.ts'
import { nextSettings } from '#compliance/risk/settings.ts'

const WRITE = `update compliance.rulesets as ruleset set status = 'ARCHIVED', published_version = null, updated_at = $3
  where workspace_id = $1 and id = $2 returning ${RULESET_COLUMNS}`

/** Deactivates a ruleset permanently. A repeat changes nothing. */
export const archiveRuleset = command(async (tx, { id }: { id: string }): Promise<RulesetRow> => {
  allow(tx.actor, { kinds: ['tenant_key', 'staff'], scope: 'compliance:write' })
  await nextSettings(tx)
  const before = await lockRuleset(tx, id)
  if (before.status === 'ARCHIVED') return before
  const [row] = await tx.sql<RulesetRow>(WRITE, [tx.actor.workspaceId, id, tx.now()])
  tx.emit(events.ruleset_archived, id, { rulesetId: id, version: row!.version })
  return row!
})
