import { command } from '#kernel/command.ts'
import { allow } from '#kernel/principal.ts'
import { refuse } from '#compliance/errors.ts'
import { events } from '#compliance/events.ts'
import { RULES_BYTES_MAX } from '#compliance/risk/check-rules.ts'
import type { RulesetRow } from '#compliance/entities/ruleset.ts'
import { lockRuleset, RULESET_COLUMNS } from '#compliance/risk/rulesets.ts'
import { nextSettings } from '#compliance/risk/settings.ts'

/** Bounds the time that rules add to every screening. */
const PUBLISHED_MAX = 30
/** Total of all published rulesets, since an assessment lists every rule that applied. */
const PUBLISHED_RULES_MAX = 500

const OTHERS = `select count(*)::int as many, coalesce(sum(octet_length(published.rules::text)), 0)::int as bytes,
    coalesce(sum(jsonb_array_length(published.rules)), 0)::int as rules from compliance.rulesets ruleset
  join compliance.ruleset_versions published on published.workspace_id = ruleset.workspace_id and published.ruleset_id = ruleset.id and published.version = ruleset.published_version
  where ruleset.workspace_id = $1 and ruleset.id <> $2 and ruleset.status = 'PUBLISHED' and ruleset.deleted_at is null`
const WRITE = `update compliance.rulesets as ruleset set status = 'PUBLISHED', published_version = version, updated_at = $3
  where workspace_id = $1 and id = $2 returning ${RULESET_COLUMNS}`

/** Publishes the newest version of a ruleset, which then applies to every screening. A repeat changes nothing. */
export const publishRuleset = command(async (tx, { id }: { id: string }): Promise<RulesetRow> => {
  allow(tx.actor, { kinds: ['tenant_key', 'staff'], scope: 'compliance:write' })
  const { workspaceId } = tx.actor
  // The settings are locked before the ruleset, so that concurrent publications count each other.
  await nextSettings(tx)
  const before = await lockRuleset(tx, id)
  if (before.status === 'ARCHIVED') throw refuse('INVALID_STATE', { message: 'The ruleset is archived.' })
  if (before.publishedVersion === before.version) return before
  const [others] = await tx.sql<{ many: number; bytes: number; rules: number }>(OTHERS, [workspaceId, id])
  if (others!.many >= PUBLISHED_MAX)
    throw refuse('RULESET_LIMIT_REACHED', {
      message: `At most ${PUBLISHED_MAX} rulesets may be published at a time.`,
    })
  if (others!.bytes + Buffer.byteLength(JSON.stringify(before.rules)) > RULES_BYTES_MAX)
    throw refuse('RULESET_LIMIT_REACHED', {
      message: `All published rules together may have at most ${RULES_BYTES_MAX / 1024} KiB.`,
    })

  if (others!.rules + before.rules.length > PUBLISHED_RULES_MAX)
    throw refuse('RULESET_LIMIT_REACHED', {
      message: `All published rulesets together may have at most ${PUBLISHED_RULES_MAX} rules.`,
    })

  const [row] = await tx.sql<RulesetRow>(WRITE, [workspaceId, id, tx.now()])
  tx.emit(events.ruleset_published, id, { rulesetId: id, version: row!.version })
  return row!
})
