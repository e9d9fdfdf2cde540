import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { lockAlert } from '#compliance/alerts/alert-rows.ts'
import { decryptAlert, type ReadableAlert } from '#compliance/alerts/seal-alert.ts'
import { events } from '#compliance/events.ts'
import type { WithAnalyst } from '#compliance/operations/screenings/resolve-match.ts'
import { assignedStatus } from '#compliance/rules/alert-status.ts'
import { admitCaseWorker } from '#compliance/screening/admit-analyst.ts'

interface AssignMonitoringAlert {
  readonly id: string
  readonly assignee: string
}

const SAVE = 'update compliance.alerts set status = $3, assignee = $4 where workspace_id = $1 and id = $2'

const assign = command(
  async (tx, { id, assignee, analyst }: WithAnalyst<AssignMonitoringAlert>): Promise<ReadableAlert> => {
    const alert = await lockAlert(tx, id, 'assign')
    const status = assignedStatus(alert.status)
    await tx.sql(SAVE, [tx.actor.workspaceId, id, status, assignee])
    tx.emit(events.monitoring_alert_assigned, id, { alertId: id, status, assignee, assignedBy: analyst.by })
    return decryptAlert(tx.keys, { ...alert, status, assignee })
  },
)

/** Assigns an open alert to a person, who then reviews it; an escalated alert stays ESCALATED. */
export const assignMonitoringAlert = async (
  ctx: Context,
  input: AssignMonitoringAlert,
): Promise<ReadableAlert> => assign(ctx, { ...input, analyst: admitCaseWorker(ctx) })
