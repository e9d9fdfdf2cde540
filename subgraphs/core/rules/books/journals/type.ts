const MANUAL_JOURNAL_TYPES = [
  'GENERAL',
  'ACCRUAL',
  'ADJUSTMENT',
  'SHARE_ISSUE',
  'DIVIDEND',
  'RESERVE_TRANSFER',
  'OCI',
  'RESTATEMENT',
  'REVALUATION',
] as const

type ManualJournalType = (typeof MANUAL_JOURNAL_TYPES)[number]

/** The platform alone creates journals of sub-ledgers and the journals that close a year. */
export type JournalType = ManualJournalType | 'SUBLEDGER' | 'CLOSING'

/** Whether people may create journals of the type. */
export const isManual = (type: JournalType): type is ManualJournalType =>
  MANUAL_JOURNAL_TYPES.some(manual => manual === type)
