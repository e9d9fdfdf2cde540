import type { Tx } from '#kernel/command.ts'
import { newId } from '#kernel/id.ts'
import type { MonitoringRuleRow, PendingRuleChange } from '#compliance/entities/monitoring/monitoring-rule.ts'
import { refuse } from '#compliance/errors.ts'
import { events } from '#compliance/events.ts'
import { actingPerson } from '#kernel/acting-person.ts'
import type { RuleStatus } from './rule.ts'
import { lockRule, RULE_COLUMNS, stampRules } from './rule-rows.ts'

const SET_STATUS = `update compliance.monitoring_rules as rule set status = $3, pending_change = null, updated_at = $4
  where workspace_id = $1 and id = $2 returning ${RULE_COLUMNS}`
const SET_PENDING = `update compliance.monitoring_rules as rule set pending_change = $3, updated_at = $4
  where workspace_id = $1 and id = $2 returning ${RULE_COLUMNS}`

export const STATUS_AFTER: Readonly<Record<PendingRuleChange['action'], RuleStatus>> = {
  DISABLE: 'DISABLED',
  SHADOW: 'SHADOW',
}

/** Changes the status of a locked rule from the next evaluation on. A pending change ends. */
export async function setStatus(
  tx: Tx,
  { id, code, status: previousStatus }: MonitoringRuleRow,
  status: RuleStatus,
  by: Readonly<Record<string, unknown>>,
): Promise<MonitoringRuleRow> {
  const [row] = await tx.sql<MonitoringRuleRow>(SET_STATUS, [tx.actor.workspaceId, id, status, tx.now()])
  await stampRules(tx)
  tx.emit(events.monitoring_rule_status_changed, id, { ruleId: id, code, status, previousStatus, ...by })
  return row!
}

/** Stores or removes the pending change of a locked rule. */
export async function setPendingChange(
  tx: Tx,
  id: string,
  change: PendingRuleChange | null,
): Promise<MonitoringRuleRow> {
  const [row] = await tx.sql<MonitoringRuleRow>(SET_PENDING, [
    tx.actor.workspaceId,
    id,
    change === null ? null : JSON.stringify(change),
    tx.now(),
  ])
  return row!
}

/**
 * Takes a rule out of force. An enabled CRITICAL rule stays in force until another person approves; a repeated request returns the
 * pending one.
 */
export async function takeOutOfForce(
  tx: Tx,
  id: string,
  action: PendingRuleChange['action'],
): Promise<MonitoringRuleRow> {
  const before = await lockRule(tx, id)
  if (before.status === STATUS_AFTER[action]) return before
  const { by, keyId } = actingPerson(tx.actor)
  if (before.status !== 'ENABLED' || before.severity !== 'CRITICAL')
    return setStatus(tx, before, STATUS_AFTER[action], { changedBy: by })

  const pending = before.pendingChange
  if (pending?.action === action) return before
  if (pending)
    throw refuse('INVALID_STATE', {
      message: `The change ${pending.action} of this rule already waits for approval; reject it first.`,
    })
  const change: PendingRuleChange = {
    id: newId(),
    action,
    requestedBy: by,
    requestedByKey: keyId,
    requestedAt: tx.now().toISOString(),
  }
  const row = await setPendingChange(tx, id, change)
  tx.emit(events.monitoring_rule_change_requested, id, {
    ruleId: id,
    code: before.code,
    changeId: change.id,
    action,
    requestedBy: by,
  })
  return row
}

/** Loads and locks a rule with the pending change of this id. */
export async function lockPendingChange(
  tx: Tx,
  id: string,
  changeId: string,
): Promise<{ readonly rule: MonitoringRuleRow; readonly change: PendingRuleChange }> {
  const rule = await lockRule(tx, id)
  if (rule.pendingChange?.id !== changeId) throw refuse('RULE_CHANGE_NOT_FOUND')
  return { rule, change: rule.pendingChange }
}
