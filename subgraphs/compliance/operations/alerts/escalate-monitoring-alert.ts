import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { lockAlert } from '#compliance/alerts/alert-rows.ts'
import { decryptAlert, sealAlertNote, type ReadableAlert } from '#compliance/alerts/seal-alert.ts'
import { events } from '#compliance/events.ts'
import type { WithAnalyst } from '#compliance/operations/screenings/resolve-match.ts'
import { admitCaseWorker } from '#compliance/screening/admit-analyst.ts'

interface EscalateMonitoringAlert {
  readonly id: string
  readonly reason: string
}

const SAVE = `update compliance.alerts set status = 'ESCALATED', escalated_by = $3, escalated_at = $4, note = $5
  where workspace_id = $1 and id = $2`

const escalate = command(
  async (tx, { id, reason, analyst }: WithAnalyst<EscalateMonitoringAlert>): Promise<ReadableAlert> => {
    const alert = await lockAlert(tx, id, 'escalate')
    const change = {
      status: 'ESCALATED',
      escalatedBy: analyst.by,
      escalatedAt: tx.now(),
      note: sealAlertNote(tx.keys, alert, reason),
    } as const
    await tx.sql(SAVE, [tx.actor.workspaceId, id, change.escalatedBy, change.escalatedAt, change.note])
    tx.emit(events.monitoring_alert_escalated, id, { alertId: id, escalatedBy: analyst.by }, { reason })
    return decryptAlert(tx.keys, { ...alert, ...change })
  },
)

/** Escalates an open alert to a person with more authority. */
export const escalateMonitoringAlert = async (
  ctx: Context,
  input: EscalateMonitoringAlert,
): Promise<ReadableAlert> => escalate(ctx, { ...input, analyst: admitCaseWorker(ctx) })
