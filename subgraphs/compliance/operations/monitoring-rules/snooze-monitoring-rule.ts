import { command } from '#kernel/command.ts'
import { insertOf, valuesOf } from '#kernel/database/columns.ts'
import { newId } from '#kernel/id.ts'
import { invalid } from '#kernel/refusals.ts'
import {
  MonitoringRuleSnooze,
  type MonitoringRuleSnoozeRow,
} from '#compliance/entities/monitoring/monitoring-rule.ts'
import { events } from '#compliance/events.ts'
import { lockRule } from '#compliance/monitoring-rules/rule-rows.ts'
import { actingPerson } from '#kernel/acting-person.ts'
import { admitWriter } from '#compliance/rules/rights.ts'

export interface SnoozeMonitoringRule {
  readonly id: string
  readonly customerId: string
  readonly until: Date
  readonly reason: string
}

const DAYS_MAX = 366
const DAY_MS = 24 * 60 * 60 * 1000

const REPLACE = `update compliance.monitoring_rule_snoozes set replaced_at = $4
  where workspace_id = $1 and rule_id = $2 and customer_id = $3 and replaced_at is null`
const INSERT = insertOf(MonitoringRuleSnooze, 'snooze')

/** Keeps a rule from acting for one customer until a moment. It replaces an earlier snooze of the same rule and customer. */
export const snoozeMonitoringRule = command(
  async (
    tx,
    { id: ruleId, customerId, until, reason }: SnoozeMonitoringRule,
  ): Promise<MonitoringRuleSnoozeRow> => {
    admitWriter(tx.actor)
    const { workspaceId } = tx.actor
    const { by, keyId } = actingPerson(tx.actor)
    const at = tx.now()
    if (until <= at) throw invalid([{ field: 'until', reason: 'must be later than now' }])
    if (until.getTime() - at.getTime() > DAYS_MAX * DAY_MS)
      throw invalid([{ field: 'until', reason: `must be at most ${DAYS_MAX} days from now` }])
    await lockRule(tx, ruleId)

    await tx.sql(REPLACE, [workspaceId, ruleId, customerId, at])
    const snooze: MonitoringRuleSnoozeRow = {
      workspaceId,
      id: newId(),
      ruleId,
      customerId,
      snoozedUntil: until,
      reason,
      createdBy: by,
      createdByKey: keyId,
      createdAt: at,
      replacedAt: null,
      endedAt: null,
      endedBy: null,
      endedByKey: null,
    }
    await tx.sql(INSERT, valuesOf(MonitoringRuleSnooze, snooze))
    tx.emit(
      events.monitoring_rule_snoozed,
      ruleId,
      { ruleId, snoozeId: snooze.id, customerId, until: until.toISOString(), snoozedBy: by },
      { reason },
    )
    return snooze
  },
)
