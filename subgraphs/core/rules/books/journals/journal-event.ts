import type { JournalRow } from '#core/queries/journals/journals.ts'

interface JournalEventData {
  readonly data: Readonly<Record<string, unknown>>
  /** Texts that people enter. */
  readonly personal: Readonly<Record<string, unknown>>
}

/** The data of a journal's events: its fields without the entries, of which there may be a thousand. */
export const journalEvent = (row: JournalRow): JournalEventData => ({
  data: {
    id: row.id,
    journalNumber: row.journalNumber,
    journalType: row.journalType,
    fiscalPeriodId: row.fiscalPeriodId,
    transactionDate: row.transactionDate,
    effectiveDate: row.effectiveDate,
    status: row.status,
    sourceSystem: row.sourceSystem,
    sourceTransactionId: null,
    requiresApproval: row.requiresApproval,
    isReversal: row.reversesId !== null,
    isMemo: row.isMemo,
    createdBy: row.createdBy,
    approvedBy: row.approvedBy,
    rejectedReason: row.rejectedReason,
    reversalReason: row.reversalReason,
  },
  personal: { description: row.description, sourceReference: row.sourceReference },
})
