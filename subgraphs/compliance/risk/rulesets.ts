import { type RulesetRow, Ruleset } from '#compliance/entities/ruleset.ts'
import type { Tx } from '#kernel/command.ts'
import { columnsOf } from '#kernel/database/columns.ts'
import { refuse } from '#compliance/errors.ts'

export const RULESET_COLUMNS = columnsOf(Ruleset, 'ruleset')

const LOCK = `select ${RULESET_COLUMNS} from compliance.rulesets ruleset where workspace_id = $1 and id = $2 and deleted_at is null for no key update`

/** Loads a ruleset and locks it until the transaction ends. */
export async function lockRuleset({ sql, actor: { workspaceId } }: Tx, id: string): Promise<RulesetRow> {
  const [row] = await sql<RulesetRow>(LOCK, [workspaceId, id])
  if (!row) throw refuse('RULESET_NOT_FOUND')
  return row
}

const SAVE = `insert into compliance.ruleset_versions (workspace_id, ruleset_id, version, name, description, rules, created_by, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8)`

/** Stores the newest version of a ruleset; versions are never deleted. */
export async function saveRulesetVersion(
  { sql, actor, now }: Tx,
  { id, version, name, description, rules }: RulesetRow,
): Promise<void> {
  await sql(SAVE, [
    actor.workspaceId,
    id,
    version,
    name,
    description,
    JSON.stringify(rules),
    writer(actor),
    now(),
  ])
}

/** The author in stored form: `kind:id`. */
export const writer = ({ kind, subjectId }: Tx['actor']): string => `${kind}:${subjectId}`
