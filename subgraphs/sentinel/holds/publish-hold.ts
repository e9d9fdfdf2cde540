import type { Tx } from '#kernel/command.ts'
import type { EventType } from '#kernel/events/outbox.ts'
import type { ReadableHold, ReadableHoldNotice, ReadableHoldStep } from './seal-hold.ts'

/** A hold with its evidence, as the mutations return it. */
export interface HoldWithEvidence extends ReadableHold {
  readonly steps: readonly ReadableHoldStep[]
  readonly notices: readonly ReadableHoldNotice[]
}

/**
 * Publishes an event of a hold. Its data are the fields of the REST body, so that a webhook has the same shape as a read, and the
 * hashes of the payee, by which other domains recognise the debits that the hold covers.
 */
export function publishHold(
  tx: Tx,
  event: EventType,
  { steps, notices, ...hold }: HoldWithEvidence,
  changedBy: string,
): void {
  tx.emit(
    event,
    hold.id,
    {
      id: hold.id,
      profileId: hold.profileId,
      customerId: hold.customerId,
      scope: hold.scope,
      transactionId: hold.transactionId,
      accountId: hold.accountId,
      allAssetsInDoubt: hold.scope === 'ALL',
      payeeHashes: hold.payeeHashes,
      status: hold.status,
      signalIds: hold.signalIds,
      isAutomatic: hold.isAutomatic,
      placedBy: hold.placedBy,
      placedAt: hold.placedAt.toISOString(),
      expiresAt: hold.expiresAt?.toISOString() ?? null,
      notifyBy: hold.notifyBy.toISOString(),
      releasedBy: hold.releasedBy,
      releasedAt: hold.status === 'RELEASED' ? hold.endedAt!.toISOString() : null,
      notices: notices.map(({ contactId, channel, status, dueAt, sentAt }) => ({
        contactId,
        channel,
        status,
        dueAt: dueAt.toISOString(),
        sentAt: sentAt?.toISOString() ?? null,
      })),
      changedBy,
    },
    {
      payee: hold.payee,
      reason: hold.reason,
      releaseReason: hold.releaseReason,
      steps: steps.map(({ status, basis, authority, reference, reason, actor, at, expiresAt }) => ({
        status,
        basis,
        authority,
        reference,
        reason,
        actor,
        at: at.toISOString(),
        expiresAt: expiresAt?.toISOString() ?? null,
      })),
    },
  )
}
