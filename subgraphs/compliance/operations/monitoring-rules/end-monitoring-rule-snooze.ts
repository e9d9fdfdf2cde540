import { command } from '#kernel/command.ts'
import { refuse } from '#compliance/errors.ts'
import { events } from '#compliance/events.ts'
import { lockRule } from '#compliance/monitoring-rules/rule-rows.ts'
import { actingPerson } from '#kernel/acting-person.ts'
import { admitWriter } from '#compliance/rules/rights.ts'

export interface EndMonitoringRuleSnooze {
  readonly id: string
  readonly customerId: string
}

const END = `update compliance.monitoring_rule_snoozes set ended_at = $4, ended_by = $5, ended_by_key = $6
  where workspace_id = $1 and rule_id = $2 and customer_id = $3 and replaced_at is null and ended_at is null and snoozed_until > $4
  returning id`

/** Lets a rule act for a customer again before its snooze is over. The row stays, since replays of earlier evaluations read it. */
export const endMonitoringRuleSnooze = command(
  async (tx, { id: ruleId, customerId }: EndMonitoringRuleSnooze): Promise<boolean> => {
    admitWriter(tx.actor)
    const { workspaceId } = tx.actor
    const { by, keyId } = actingPerson(tx.actor)
    await lockRule(tx, ruleId)
    const values = [workspaceId, ruleId, customerId, tx.now(), by, keyId]
    const [ended] = await tx.sql<{ id: string }>(END, values)
    if (!ended) throw refuse('RULE_SNOOZE_NOT_FOUND')
    tx.emit(events.monitoring_rule_snooze_ended, ruleId, {
      ruleId,
      snoozeId: ended.id,
      customerId,
      endedBy: by,
    })
    return true
  },
)
