import { command } from '#kernel/command.ts'
import type { MonitoringRuleRow } from '#compliance/entities/monitoring/monitoring-rule.ts'
import { takeOutOfForce } from '#compliance/monitoring-rules/change-status.ts'
import { admitWriter } from '#compliance/rules/rights.ts'

/** Evaluates a rule without letting it act. For an enabled CRITICAL rule that needs the approval of another person, as disabling does. */
export const shadowMonitoringRule = command(
  async (tx, { id }: { readonly id: string }): Promise<MonitoringRuleRow> => {
    admitWriter(tx.actor)
    return takeOutOfForce(tx, id, 'SHADOW')
  },
)
