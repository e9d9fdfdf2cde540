/** Refusals of journals and fiscal periods. */
export const journalErrors = {
  JOURNAL_NOT_FOUND: {
    kind: 'not-found',
    message: 'The journal does not exist.',
    resolution: 'Use the id of a journal of this tenant.',
  },
  FISCAL_PERIOD_NOT_FOUND: {
    kind: 'not-found',
    message: 'The fiscal period does not exist.',
    resolution: 'Use the id of a fiscal period of this tenant.',
  },
  FISCAL_YEAR_EXISTS: {
    kind: 'conflict',
    message: 'The periods of the fiscal year already exist.',
    resolution: 'Read them with GET /fiscal-periods.',
  },
  FISCAL_YEAR_NOT_ADJOINING: {
    kind: 'refused',
    message: 'The fiscal year does not adjoin the years that exist.',
    resolution:
      'Generate the year after the last one or before the first one, with a month that leaves no gap.',
  },
  CHECKLIST_FAILED: {
    kind: 'conflict',
    message: 'The checklist of the fiscal period has not passed.',
    resolution: 'Read GET /fiscal-periods/{id}/checklist, and finish the items that have not passed.',
  },
  EARLIER_YEAR_OPEN: {
    kind: 'conflict',
    message: 'An earlier fiscal year is not closed.',
    resolution: 'Close the fiscal years in their order.',
  },
  YEAR_END_CLOSE_NOT_FOUND: {
    kind: 'not-found',
    message: 'The year-end close does not exist.',
    resolution: 'Use the id of a year-end close of this tenant.',
  },
  PERIOD_CLOSED: {
    kind: 'refused',
    message: 'No fiscal period takes a journal of this date.',
    resolution: 'Use an effective_date in an open fiscal period, or ask a manager to open the period.',
  },
  JOURNAL_UNBALANCED: {
    kind: 'refused',
    message: 'Debits and credits of the journal differ.',
    resolution: 'Make debits equal credits in each currency.',
  },
  JOURNAL_TYPE_NOT_MANUAL: {
    kind: 'refused',
    message: 'The platform alone creates and reverses journals of this type.',
    resolution: 'Use another journal_type; a year-end close is reversed as a whole.',
  },
  GL_ACCOUNT_NOT_POSTABLE: {
    kind: 'refused',
    message: 'An account of the general ledger does not take the entry.',
    resolution: 'Use an active detail account that takes the currency of the entry.',
  },
  GL_ACCOUNT_NOT_MANUAL: {
    kind: 'refused',
    message: 'An account of the general ledger takes no entries of journals that people enter.',
    resolution: 'Use an account with allow_manual. A control account changes only with its sub-ledger.',
  },
  SELF_APPROVAL_FORBIDDEN: {
    kind: 'forbidden',
    message: 'The creator of a loan or a journal cannot approve it.',
    resolution: 'Ask another manager to approve it.',
  },
} as const
