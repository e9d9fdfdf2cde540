import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { actingPerson } from '#kernel/acting-person.ts'
import { changeAlert, checkedStatus, lockAlert } from '#sentinel/alerts/alert-rows.ts'
import { publishAlert } from '#sentinel/alerts/publish-alert.ts'
import { openElderCase } from '#sentinel/clients/compliance.ts'
import type { SignalSeverity } from '#sentinel/detection-rules/rule-types.ts'
import type { ElderAlertRow } from '#sentinel/entities/alert.ts'
import { refuse } from '#sentinel/errors.ts'
import { events } from '#sentinel/events.ts'
import { elderAlertById } from '#sentinel/queries/alerts.ts'
import { addProfileEvent } from '#sentinel/profiles/add-profile-event.ts'
import { admitWriter } from '#sentinel/rules/rights.ts'

export interface EscalateElderAlert {
  readonly id: string
  readonly reason: string
}

const PRIORITY_OF_SEVERITY = {
  CRITICAL: 'P2',
  HIGH: 'P3',
  MEDIUM: 'P4',
  LOW: 'P4',
} as const satisfies Record<SignalSeverity, string>

/** Opens or joins the case before the transaction; a repeat after a crash joins the same case. */
async function prepare(ctx: Context, { id, reason }: EscalateElderAlert): Promise<string> {
  admitWriter(ctx.actor)
  const { by } = actingPerson(ctx.actor)
  const alert = await elderAlertById(ctx, id)
  if (!alert) throw refuse('ALERT_NOT_FOUND')
  checkedStatus('ESCALATE', alert)
  return openElderCase(ctx, {
    customerId: alert.customerId,
    alertId: id,
    priority: PRIORITY_OF_SEVERITY[alert.severity],
    reason,
    escalatedBy: by,
  })
}

/** Escalates an alert to compliance, whose case of type ELDER about the customer is opened or joined. */
export const escalateElderAlert = command({
  prepare,
  async write(tx, { id, reason }: EscalateElderAlert, caseId): Promise<ElderAlertRow> {
    admitWriter(tx.actor)
    const { by } = actingPerson(tx.actor)
    const before = await lockAlert(tx, id)
    const alert = await changeAlert(tx, before, {
      status: checkedStatus('ESCALATE', before),
      caseId,
      escalatedBy: by,
      escalatedAt: tx.now(),
      note: reason,
    })
    addProfileEvent(tx, alert.profileId, 'ALERT_ESCALATED', id)
    publishAlert(tx, events.alert_escalated, alert)
    return alert
  },
})
