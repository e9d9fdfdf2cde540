import { command } from '#kernel/command.ts'
import { newId } from '#kernel/id.ts'
import { allow } from '#kernel/principal.ts'
import { invalid } from '#kernel/refusals.ts'
import { refuse } from '#compliance/errors.ts'
import { events } from '#compliance/events.ts'
import { parseRules, type GivenRule } from '#compliance/risk/check-rules.ts'
import type { RulesetRow } from '#compliance/entities/ruleset.ts'
import { saveRulesetVersion, RULESET_COLUMNS, writer } from '#compliance/risk/rulesets.ts'

export interface CreateRuleset {
  readonly name: string
  readonly description?: string | null
  readonly rules: readonly GivenRule[]
}

const RULESETS_MAX = 500

const COUNT =
  'select count(*)::int as many from compliance.rulesets where workspace_id = $1 and deleted_at is null'
const INSERT = `insert into compliance.rulesets as ruleset (workspace_id, id, name, description, status, version, rules, created_by, created_at, updated_at)
  values ($1, $2, $3, $4, 'DRAFT', 1, $5, $6, $7, $7) returning ${RULESET_COLUMNS}`

/** Creates a ruleset as a draft. Its rules apply only once it is published. */
export const createRuleset = command(
  async (tx, { name, description, rules: given }: CreateRuleset): Promise<RulesetRow> => {
    allow(tx.actor, { kinds: ['tenant_key', 'staff'], scope: 'compliance:write' })
    const { workspaceId } = tx.actor
    if (given.length === 0) throw invalid([{ field: 'rules', reason: 'must have at least one rule' }])
    const rules = parseRules(given)
    const [{ many } = { many: 0 }] = await tx.sql<{ many: number }>(COUNT, [workspaceId])
    if (many >= RULESETS_MAX) throw refuse('RULESET_LIMIT_REACHED')

    const id = newId()
    const [row] = await tx.sql<RulesetRow>(INSERT, [
      workspaceId,
      id,
      name,
      description ?? null,
      JSON.stringify(rules),
      writer(tx.actor),
      tx.now(),
    ])
    await saveRulesetVersion(tx, row!)
    tx.emit(events.ruleset_created, id, { rulesetId: id, version: 1, rules: rules.length })
    return row!
  },
)
