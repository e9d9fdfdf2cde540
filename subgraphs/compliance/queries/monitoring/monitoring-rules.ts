import type { Context } from '#kernel/context.ts'
import { columnsOf } from '#kernel/database/columns.ts'
import { connection, decodeCursor, type Connection } from '#kernel/page.ts'
import {
  MonitoringRuleVersion,
  type MonitoringRuleRow,
  type MonitoringRuleVersionRow,
} from '#compliance/entities/monitoring/monitoring-rule.ts'
import { refuse } from '#compliance/errors.ts'
import type { RuleType } from '#compliance/monitoring-rules/parameters.ts'
import type { RuleCategory, RuleStatus } from '#compliance/monitoring-rules/rule.ts'
import { RULE_COLUMNS } from '#compliance/monitoring-rules/rule-rows.ts'
import { admitReader } from '#compliance/rules/rights.ts'

/** Later than every row. */
const START = { at: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' } as const
const LIST = 'compliance.monitoring_rules'

const ONE = `select ${RULE_COLUMNS} from compliance.monitoring_rules rule where workspace_id = $1 and id = $2 and deleted_at is null`

const PAGE = `select ${RULE_COLUMNS} from compliance.monitoring_rules rule
  where workspace_id = $1 and deleted_at is null and ($2::text is null or status = $2) and ($3::text is null or rule_type = $3)
    and ($4::text is null or category = $4) and (created_at, id) < ($5, $6)
  order by created_at desc, id desc limit $7`

const VERSIONS = `select ${columnsOf(MonitoringRuleVersion, 'version')} from compliance.monitoring_rule_versions version
  where workspace_id = $1 and rule_id = $2 and ($3::int is null or version < $3) order by version desc limit $4`

export interface MonitoringRulesArgs {
  readonly status?: RuleStatus | null
  readonly ruleType?: RuleType | null
  readonly category?: RuleCategory | null
  readonly first: number
  readonly after?: string | null
}

/** A rule of the workspace; null when the id is unknown or the rule was deleted. */
export async function monitoringRule(ctx: Context, id: string): Promise<MonitoringRuleRow | null> {
  admitReader(ctx.actor)
  const { workspaceId } = ctx.actor
  const [row] = await ctx.database.read<MonitoringRuleRow>(workspaceId, ONE, [workspaceId, id])
  return row ?? null
}

/** A page of the workspace's rules, newest first. */
export async function monitoringRules(
  ctx: Context,
  { status, ruleType, category, first, after }: MonitoringRulesArgs,
): Promise<Connection<MonitoringRuleRow>> {
  admitReader(ctx.actor)
  const { workspaceId } = ctx.actor
  const { at, id } = typeof after === 'string' ? decodeCursor(ctx, LIST, after) : START
  const rows = await ctx.database.read<MonitoringRuleRow>(workspaceId, PAGE, [
    workspaceId,
    status ?? null,
    ruleType ?? null,
    category ?? null,
    at,
    id,
    first + 1,
  ])
  return connection(ctx, LIST, rows, { first, after }, row => ({ at: row.createdAt, id: row.id }))
}

/** A page of a rule's versions, newest first. */
export async function monitoringRuleVersions(
  ctx: Context,
  { id, first, after }: Pick<MonitoringRulesArgs, 'first' | 'after'> & { readonly id: string },
): Promise<Connection<MonitoringRuleVersionRow>> {
  const { workspaceId } = ctx.actor
  if (!(await monitoringRule(ctx, id))) throw refuse('MONITORING_RULE_NOT_FOUND')
  const list = `${LIST}:${id}`
  const below = typeof after === 'string' ? Number(decodeCursor(ctx, list, after).id) : null
  const rows = await ctx.database.read<MonitoringRuleVersionRow>(workspaceId, VERSIONS, [
    workspaceId,
    id,
    below,
    first + 1,
  ])
  return connection(ctx, list, rows, { first, after }, row => ({
    at: row.createdAt,
    id: String(row.version),
  }))
}
