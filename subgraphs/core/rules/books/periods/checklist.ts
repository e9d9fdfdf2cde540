export type FiscalPeriodCheck = 'JOURNALS' | 'CONTROL_ACCOUNTS' | 'END_OF_DAY' | 'TRIAL_BALANCE'

/** A condition for closing a period, and whether it holds. */
export interface ChecklistItem {
  readonly name: FiscalPeriodCheck
  readonly passed: boolean
  readonly detail: string
}

/** What the books hold about a period; dates are YYYY-MM-DD. */
export interface PeriodFindings {
  readonly startDate: string
  readonly endDate: string
  readonly businessDate: string
  /** Journals of the period that are PENDING or APPROVED. */
  readonly unposted: number
  /** Control accounts that differ from their sub-ledger in a currency, as code and currency. */
  readonly differing: readonly string[]
  /** Currencies whose debits and credits differ. */
  readonly uneven: readonly string[]
}

/** The checklist of a period. */
export function checklistOf(findings: PeriodFindings): readonly ChecklistItem[] {
  const { startDate, endDate, businessDate, unposted, differing, uneven } = findings
  const isRunning = startDate <= businessDate && businessDate <= endDate
  return [
    {
      name: 'JOURNALS',
      passed: unposted === 0,
      detail:
        unposted === 0
          ? 'Every journal is posted or rejected.'
          : `${unposted} ${unposted === 1 ? 'journal waits' : 'journals wait'} for approval or posting.`,
    },
    {
      name: 'CONTROL_ACCOUNTS',
      passed: differing.length === 0,
      detail:
        differing.length === 0
          ? 'Every control account equals its sub-ledger.'
          : `${differing.join(', ')}: the control account differs from its sub-ledger.`,
    },
    {
      name: 'END_OF_DAY',
      passed: !isRunning,
      detail: isRunning
        ? `The business date is ${businessDate}, and the period ends on ${endDate}.`
        : 'No business date of the period is open.',
    },
    {
      name: 'TRIAL_BALANCE',
      passed: uneven.length === 0,
      detail:
        uneven.length === 0
          ? 'Debits equal credits in each currency.'
          : `Debits and credits differ in ${uneven.join(', ')}.`,
    },
  ]
}
