import { isDeepStrictEqual } from 'node:util'
import { command } from '#kernel/command.ts'
import { allow } from '#kernel/principal.ts'
import { invalid } from '#kernel/refusals.ts'
import { refuse } from '#compliance/errors.ts'
import { events } from '#compliance/events.ts'
import { parseRules, type GivenRule } from '#compliance/risk/check-rules.ts'
import type { RulesetRow } from '#compliance/entities/ruleset.ts'
import { saveRulesetVersion, lockRuleset, RULESET_COLUMNS } from '#compliance/risk/rulesets.ts'

export interface UpdateRuleset {
  readonly id: string
  readonly name?: string | null
  readonly description?: string | null
  readonly rules?: readonly GivenRule[] | null
}

const WRITE = `update compliance.rulesets as ruleset set version = version + 1, name = $3, description = $4, rules = $5, updated_at = $6
  where workspace_id = $1 and id = $2 returning ${RULESET_COLUMNS}`

type Written = Pick<RulesetRow, 'name' | 'description' | 'rules'>

const asStored = ({ name, description, rules }: Written): unknown =>
  JSON.parse(JSON.stringify({ name, description, rules }))

/** Creates the next version of a ruleset if anything changes. The published version stays in effect until the new one is published. */
export const updateRuleset = command(
  async (tx, { id, name, description, rules: given }: UpdateRuleset): Promise<RulesetRow> => {
    allow(tx.actor, { kinds: ['tenant_key', 'staff'], scope: 'compliance:write' })
    const before = await lockRuleset(tx, id)
    if (before.status === 'ARCHIVED') throw refuse('INVALID_STATE', { message: 'The ruleset is archived.' })
    if (given?.length === 0) throw invalid([{ field: 'rules', reason: 'must have at least one rule' }])
    const rules = given ? parseRules(given) : before.rules

    const after: Written = {
      name: name ?? before.name,
      description: description === undefined ? before.description : description,
      rules,
    }
    if (isDeepStrictEqual(asStored(before), asStored(after))) return before

    const [row] = await tx.sql<RulesetRow>(WRITE, [
      tx.actor.workspaceId,
      id,
      after.name,
      after.description,
      JSON.stringify(rules),
      tx.now(),
    ])
    await saveRulesetVersion(tx, row!)
    tx.emit(events.ruleset_changed, id, { rulesetId: id, version: row!.version, rules: rules.length })
    return row!
  },
)
