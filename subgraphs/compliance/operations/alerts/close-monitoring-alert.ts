import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { lockAlert } from '#compliance/alerts/alert-rows.ts'
import { decryptAlert, sealAlertNote, type ReadableAlert } from '#compliance/alerts/seal-alert.ts'
import { events } from '#compliance/events.ts'
import type { WithAnalyst } from '#compliance/operations/screenings/resolve-match.ts'
import type { AlertDisposition } from '#compliance/rules/alert-status.ts'
import { admitApprover } from '#compliance/screening/admit-analyst.ts'

export interface CloseMonitoringAlert {
  readonly id: string
  readonly disposition: AlertDisposition
  readonly reason: string
}

const SAVE = `update compliance.alerts set status = $3, closed_by = $4, closed_by_key = $5, closed_at = $6, note = $7
  where workspace_id = $1 and id = $2`

const close = command(
  async (
    tx,
    { id, disposition, reason, analyst }: WithAnalyst<CloseMonitoringAlert>,
  ): Promise<ReadableAlert> => {
    const alert = await lockAlert(tx, id, 'close')
    const change = {
      status: `CLOSED_${disposition}`,
      closedBy: analyst.by,
      closedByKey: analyst.keyId,
      closedAt: tx.now(),
      note: sealAlertNote(tx.keys, alert, reason),
    } as const
    await tx.sql(SAVE, [
      tx.actor.workspaceId,
      id,
      change.status,
      change.closedBy,
      change.closedByKey,
      change.closedAt,
      change.note,
    ])
    tx.emit(
      events.monitoring_alert_closed,
      id,
      { alertId: id, ruleId: alert.ruleId, status: change.status, closedBy: analyst.by },
      { reason },
    )
    return decryptAlert(tx.keys, { ...alert, ...change })
  },
)

/** Closes an open alert with what it turned out to be. Its case stays open. */
export async function closeMonitoringAlert(
  ctx: Context,
  input: CloseMonitoringAlert,
): Promise<ReadableAlert> {
  const analyst = await admitApprover(ctx)
  return close(ctx, { ...input, analyst })
}
