import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import type { MonitoringRuleRow } from '#compliance/entities/monitoring/monitoring-rule.ts'
import { refuse } from '#compliance/errors.ts'
import { lockPendingChange, setStatus, STATUS_AFTER } from '#compliance/monitoring-rules/change-status.ts'
import { isSamePerson } from '#kernel/acting-person.ts'
import { admitApprover } from '#compliance/screening/admit-analyst.ts'
import type { WithAnalyst } from '#compliance/operations/screenings/resolve-match.ts'

export interface RuleChangeId {
  readonly id: string
  readonly changeId: string
}

const approve = command(
  async (tx, { id, changeId, analyst }: WithAnalyst<RuleChangeId>): Promise<MonitoringRuleRow> => {
    const { rule, change } = await lockPendingChange(tx, id, changeId)
    const { action, requestedBy } = change
    if (isSamePerson(requestedBy, analyst.by)) throw refuse('FOUR_EYES_REQUIRED')
    return setStatus(tx, rule, STATUS_AFTER[action], { changeId, requestedBy, approvedBy: analyst.by })
  },
)

/** Approves a change that another person requested; it takes effect at once. */
export async function approveMonitoringRuleChange(
  ctx: Context,
  input: RuleChangeId,
): Promise<MonitoringRuleRow> {
  const analyst = await admitApprover(ctx)
  return approve(ctx, { ...input, analyst })
}
