import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import type { MonitoringRuleRow } from '#compliance/entities/monitoring/monitoring-rule.ts'
import { events } from '#compliance/events.ts'
import { lockPendingChange, setPendingChange } from '#compliance/monitoring-rules/change-status.ts'
import { admitApprover } from '#compliance/screening/admit-analyst.ts'
import type { WithAnalyst } from '#compliance/operations/screenings/resolve-match.ts'
import type { RuleChangeId } from './approve-monitoring-rule-change.ts'

const reject = command(
  async (tx, { id, changeId, analyst }: WithAnalyst<RuleChangeId>): Promise<MonitoringRuleRow> => {
    const { rule, change } = await lockPendingChange(tx, id, changeId)
    const row = await setPendingChange(tx, id, null)
    const { code } = rule
    const { action, requestedBy } = change
    tx.emit(events.monitoring_rule_change_rejected, id, {
      ruleId: id,
      code,
      changeId,
      action,
      requestedBy,
      rejectedBy: analyst.by,
    })
    return row
  },
)

/** Ends a pending change without effect. Its author may do this as well, since the rule stays in force. */
export async function rejectMonitoringRuleChange(
  ctx: Context,
  input: RuleChangeId,
): Promise<MonitoringRuleRow> {
  const analyst = await admitApprover(ctx)
  return reject(ctx, { ...input, analyst })
}
