import type { Tx } from '#kernel/command.ts'
import type { EventType } from '#kernel/events/outbox.ts'
import type { ReadableSignal } from './details.ts'

/** Publishes an event of a signal. Its data are the fields of the REST body, so that a webhook has the same shape as a read. */
export const publishSignal = (tx: Tx, event: EventType, signal: ReadableSignal): void =>
  tx.emit(
    event,
    signal.id,
    {
      id: signal.id,
      profileId: signal.profileId,
      customerId: signal.customerId,
      ruleId: signal.ruleId,
      ruleCode: signal.ruleCode,
      ruleType: signal.ruleType,
      signalCategory: signal.signalCategory,
      severity: signal.severity,
      weight: signal.weight,
      confidence: signal.confidence,
      status: signal.status,
      window: windowOfSignal(signal),
      transactionIds: signal.transactionIds,
      fincenFlags: signal.fincenFlags,
      detectedAt: signal.detectedAt.toISOString(),
      reviewedBy: signal.reviewedBy,
      reviewedAt: signal.reviewedAt?.toISOString() ?? null,
      alertId: signal.alertId,
      occurrences: signal.occurrences,
    },
    {
      reason: signal.reason,
      observed: signal.observed,
      threshold: signal.threshold,
      description: signal.description,
      reviewNote: signal.reviewNote,
    },
  )

/** The window in which the hits of a signal lie; null if it has none. */
export const windowOfSignal = ({
  windowFrom,
  windowTo,
}: Pick<ReadableSignal, 'windowFrom' | 'windowTo'>): { readonly from: Date; readonly to: Date } | null =>
  windowFrom === null || windowTo === null ? null : { from: windowFrom, to: windowTo }
