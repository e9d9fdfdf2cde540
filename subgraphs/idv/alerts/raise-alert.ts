import type { Tx } from '#kernel/command.ts'
import { insertOf, valuesOf } from '#kernel/database/columns.ts'
import { newId } from '#kernel/id.ts'
import { FraudAlert, type FraudAlertRow } from '#idv/entities/fraud-alert.ts'
import { events } from '#idv/events.ts'
import type { FraudAlertType, FraudSeverity } from '#idv/schema.gen.ts'
import { publishAlert, type AlertSubject } from './publish-alert.ts'

interface NewAlert {
  readonly alertType: FraudAlertType
  readonly severity: FraudSeverity
  /** Without personal data. */
  readonly description: string
  readonly relatedVerificationId?: string
}

const INSERT = `${insertOf(FraudAlert, 'alert')}
  on conflict (workspace_id, verification_id, alert_type) do nothing returning id`

/** Raises an alert of a locked verification. A verification has one alert of each type, so a repeat changes nothing. */
export async function raiseAlert(tx: Tx, verification: AlertSubject, alert: NewAlert): Promise<void> {
  const row: FraudAlertRow = {
    workspaceId: tx.actor.workspaceId,
    id: newId(),
    verificationId: verification.id,
    status: 'OPEN',
    alertType: alert.alertType,
    severity: alert.severity,
    description: alert.description,
    relatedVerificationId: alert.relatedVerificationId ?? null,
    note: null,
    decidedBy: null,
    decidedAt: null,
    createdAt: tx.now(),
  }
  const inserted = await tx.sql(INSERT, valuesOf(FraudAlert, row))
  if (inserted.length > 0) publishAlert(tx, events.fraud_alert_created, row, verification)
}
