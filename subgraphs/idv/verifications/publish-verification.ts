import type { Tx } from '#kernel/command.ts'
import type { EventType } from '#kernel/events/outbox.ts'
import type { ReadableVerification } from './details.ts'

/** The URL that receives an event instead of the tenant's, as personal data of the event, because URLs can contain credentials. */
export const callbackOf = ({
  callbackUrl,
}: Pick<ReadableVerification, 'callbackUrl'>): { readonly callbackUrl: string } | undefined =>
  callbackUrl === null ? undefined : { callbackUrl }

/** Publishes an event of a verification: the data of its webhook, and for other domains the attempt and the document's type. */
export const publishVerification = (tx: Tx, event: EventType, verification: ReadableVerification): void =>
  tx.emit(
    event,
    verification.id,
    {
      verificationId: verification.id,
      externalId: verification.externalId,
      status: verification.status,
      decision: verification.decision,
      decisionReason: verification.decisionReason,
      overallScore: verification.overallScore,
      attemptNumber: verification.attemptNumber,
      documentType: verification.documentType,
      hasAuthenticChip: verification.hasAuthenticChip,
    },
    callbackOf(verification),
  )
