import type { Tx } from '#kernel/command.ts'
import { columnsOf, insertOf, valuesOf } from '#kernel/database/columns.ts'
import {
  MonitoringRule,
  MonitoringRuleVersion,
  type MonitoringRuleRow,
} from '#compliance/entities/monitoring/monitoring-rule.ts'
import { refuse } from '#compliance/errors.ts'
import { actingPerson } from '#kernel/acting-person.ts'

export const RULE_COLUMNS = columnsOf(MonitoringRule, 'rule')

const LOCK = `select ${RULE_COLUMNS} from compliance.monitoring_rules rule
  where workspace_id = $1 and id = $2 and deleted_at is null for no key update`

/** Loads a rule and locks it until the transaction ends. */
export async function lockRule({ sql, actor: { workspaceId } }: Tx, id: string): Promise<MonitoringRuleRow> {
  const [row] = await sql<MonitoringRuleRow>(LOCK, [workspaceId, id])
  if (!row) throw refuse('MONITORING_RULE_NOT_FOUND')
  return row
}

const STAMP = `insert into compliance.monitoring_rule_stamps as current (workspace_id, stamp) values ($1, 1)
  on conflict (workspace_id) do update set stamp = current.stamp + 1`

/** Makes every process load the rules again, and serialises changes of the workspace's rules. Lock order: a rule before the stamp. */
export const stampRules = async ({ sql, actor: { workspaceId } }: Tx): Promise<void> =>
  void (await sql(STAMP, [workspaceId]))

/** JSON columns as text, which prepared statements need. */
export const stored = ({
  parameters,
  conditions,
}: Pick<MonitoringRuleRow, 'parameters' | 'conditions'>): { parameters: never; conditions: never } => ({
  parameters: JSON.stringify(parameters) as never,
  conditions: (conditions === null ? null : JSON.stringify(conditions)) as never,
})

const INSERT_VERSION = insertOf(MonitoringRuleVersion, 'version')

/** Stores the newest version of a rule; versions are never deleted. */
export async function saveRuleVersion(tx: Tx, rule: MonitoringRuleRow): Promise<void> {
  const { by, keyId } = actingPerson(tx.actor)
  const { workspaceId, id: ruleId, version, name, category, severity, action, transactionTypes } = rule
  await tx.sql(
    INSERT_VERSION,
    valuesOf(MonitoringRuleVersion, {
      workspaceId,
      ruleId,
      version,
      name,
      category,
      severity,
      action,
      transactionTypes,
      ...stored(rule),
      createdBy: by,
      createdByKey: keyId,
      createdAt: tx.now(),
    }),
  )
}
