import type { Tx } from '#kernel/command.ts'
import type { EventType } from '#kernel/events/outbox.ts'
import type { ElderAlertRow } from '#sentinel/entities/alert.ts'

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

/** Publishes an event of an alert whose note is decrypted. Its data are the fields of the REST body. */
export const publishAlert = (tx: Tx, event: EventType, alert: ElderAlertRow): void =>
  tx.emit(
    event,
    alert.id,
    {
      id: alert.id,
      profileId: alert.profileId,
      customerId: alert.customerId,
      status: alert.status,
      severity: alert.severity,
      signalsCount: alert.signalsCount,
      assignee: alert.assignee,
      caseId: alert.caseId,
      acknowledgedBy: alert.acknowledgedBy,
      acknowledgedAt: iso(alert.acknowledgedAt),
      escalatedBy: alert.escalatedBy,
      escalatedAt: iso(alert.escalatedAt),
      resolvedBy: alert.resolvedBy,
      resolvedAt: iso(alert.resolvedAt),
      createdAt: alert.createdAt.toISOString(),
      updatedAt: alert.updatedAt.toISOString(),
    },
    { note: alert.note },
  )
