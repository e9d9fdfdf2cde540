import type { Context } from '#kernel/context.ts'
import { columnsOf } from '#kernel/database/columns.ts'
import { connection, decodeCursor, type Connection } from '#kernel/page.ts'
import {
  MonitoringRuleSnooze,
  type MonitoringRuleSnoozeRow,
} from '#compliance/entities/monitoring/monitoring-rule.ts'
import { refuse } from '#compliance/errors.ts'
import { monitoringRule } from './monitoring-rules.ts'

/** Later than every row. */
const START = { at: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' } as const

const PAGE = `select ${columnsOf(MonitoringRuleSnooze, 'snooze')} from compliance.monitoring_rule_snoozes snooze
  where workspace_id = $1 and rule_id = $2 and replaced_at is null and ended_at is null and snoozed_until > $3
    and (created_at, id) < ($4, $5)
  order by created_at desc, id desc limit $6`

export interface MonitoringRuleSnoozesArgs {
  readonly id: string
  readonly first: number
  readonly after?: string | null
}

/** A page of a rule's snoozes that are in force, newest first. */
export async function monitoringRuleSnoozes(
  ctx: Context,
  { id: ruleId, first, after }: MonitoringRuleSnoozesArgs,
): Promise<Connection<MonitoringRuleSnoozeRow>> {
  if (!(await monitoringRule(ctx, ruleId))) throw refuse('MONITORING_RULE_NOT_FOUND')
  const { workspaceId } = ctx.actor
  const list = `compliance.monitoring_rule_snoozes:${ruleId}`
  const { at, id } = typeof after === 'string' ? decodeCursor(ctx, list, after) : START
  const values = [workspaceId, ruleId, ctx.now(), at, id, first + 1]
  const rows = await ctx.database.read<MonitoringRuleSnoozeRow>(workspaceId, PAGE, values)
  return connection(ctx, list, rows, { first, after }, row => ({ at: row.createdAt, id: row.id }))
}
