import { command } from '#kernel/command.ts'
import type { MonitoringRuleRow } from '#compliance/entities/monitoring/monitoring-rule.ts'
import { takeOutOfForce } from '#compliance/monitoring-rules/change-status.ts'
import { admitWriter } from '#compliance/rules/rights.ts'

/** Takes a rule out of force, so that it is no longer evaluated. An enabled CRITICAL rule needs the approval of another person. */
export const disableMonitoringRule = command(
  async (tx, { id }: { readonly id: string }): Promise<MonitoringRuleRow> => {
    admitWriter(tx.actor)
    return takeOutOfForce(tx, id, 'DISABLE')
  },
)
