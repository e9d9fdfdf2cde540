import type { Tx } from '#kernel/command.ts'
import { columnsOf, insertOf, valuesOf } from '#kernel/database/columns.ts'
import { DetectionRule, type DetectionRuleRow } from '#sentinel/entities/detection-rule.ts'
import { refuse } from '#sentinel/errors.ts'

export const RULE_COLUMNS = columnsOf(DetectionRule, 'rule')

const LOCK = `select ${RULE_COLUMNS} from sentinel.rules rule
  where workspace_id = $1 and id = $2 and deleted_at is null for no key update`

/** Loads a rule and locks it until the transaction ends. Throws when the workspace has no rule with this id. */
export async function lockRule({ sql, actor: { workspaceId } }: Tx, id: string): Promise<DetectionRuleRow> {
  const [row] = await sql<DetectionRuleRow>(LOCK, [workspaceId, id])
  if (!row) throw refuse('RULE_NOT_FOUND')
  return row
}

const INSERT = `${insertOf(DetectionRule, 'rule')} on conflict (workspace_id, code) where deleted_at is null do nothing returning 1`

/** Inserts a rule. Returns false if the workspace has a rule with the same code. */
export async function insertRule({ sql }: Tx, rule: DetectionRuleRow): Promise<boolean> {
  const inserted = await sql(
    INSERT,
    valuesOf(DetectionRule, { ...rule, parameters: JSON.stringify(rule.parameters) as never }),
  )
  return inserted.length > 0
}

const CHANGE_STAMP = 'update sentinel.standard_sets set stamp = gen_random_uuid() where workspace_id = $1'

/** Makes every process read the workspace's rules again. Each write of a rule needs it. */
export const changeStamp = (tx: Tx): void => tx.atCommit(CHANGE_STAMP, [tx.actor.workspaceId])
