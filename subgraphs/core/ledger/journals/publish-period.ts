import type { Tx } from '#kernel/command.ts'
import type { EventType } from '#kernel/events/outbox.ts'
import type { FiscalPeriodRow } from '#core/queries/fiscal-periods/fiscal-periods.ts'

/** Publishes a change of a period, with the fields of the period. */
export const publishPeriod = (tx: Tx, event: EventType, period: FiscalPeriodRow): void =>
  tx.emit(event, period.id, {
    id: period.id,
    fiscalYear: period.fiscalYear,
    periodNumber: period.periodNumber,
    name: period.name,
    startDate: period.startDate,
    endDate: period.endDate,
    type: period.type,
    status: period.status,
    closedBy: period.closedBy,
    closedAt: period.closedAt && period.closedAt.toISOString(),
    reopenReason: period.reopenReason,
  })
