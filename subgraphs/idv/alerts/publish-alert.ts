import type { Tx } from '#kernel/command.ts'
import type { EventType } from '#kernel/events/outbox.ts'
import type { FraudAlertRow } from '#idv/entities/fraud-alert.ts'
import type { ReadableVerification } from '#idv/verifications/details.ts'
import { callbackOf } from '#idv/verifications/publish-verification.ts'

/** The verification of an alert. */
export type AlertSubject = Pick<ReadableVerification, 'id' | 'externalId' | 'callbackUrl'>

/** Publishes an event of an alert: the data of its webhook, and for other domains the person, the status and who decided. */
export const publishAlert = (
  tx: Tx,
  event: EventType,
  { id, verificationId, alertType, severity, description, status, decidedBy }: FraudAlertRow,
  verification: Omit<AlertSubject, 'id'>,
): void =>
  tx.emit(
    event,
    id,
    {
      alertId: id,
      verificationId,
      alertType,
      severity,
      description,
      status,
      externalId: verification.externalId,
      decidedBy,
    },
    callbackOf(verification),
  )
