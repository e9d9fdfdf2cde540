import { command } from '#kernel/command.ts'
import type { MonitoringRuleRow } from '#compliance/entities/monitoring/monitoring-rule.ts'
import { setStatus } from '#compliance/monitoring-rules/change-status.ts'
import { lockRule } from '#compliance/monitoring-rules/rule-rows.ts'
import { actingPerson } from '#kernel/acting-person.ts'
import { admitWriter } from '#compliance/rules/rights.ts'

/** Puts a rule in force from the next evaluation. A repeat changes nothing, and a pending change of an enabled rule stays pending. */
export const enableMonitoringRule = command(
  async (tx, { id }: { readonly id: string }): Promise<MonitoringRuleRow> => {
    admitWriter(tx.actor)
    const { by } = actingPerson(tx.actor)
    const before = await lockRule(tx, id)
    return before.status === 'ENABLED' ? before : setStatus(tx, before, 'ENABLED', { changedBy: by })
  },
)
