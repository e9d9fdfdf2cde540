/** Events of fiscal periods and journals. */
export const journalEvents = {
  fiscal_periods_generated: {
    aggregate: 'fiscal_year',
    administrative: true,
    description: 'The periods of a fiscal year were generated.',
  },
  fiscal_period_opened: {
    aggregate: 'fiscal_period',
    administrative: true,
    description: 'A fiscal period was opened.',
  },
  fiscal_period_soft_closed: {
    aggregate: 'fiscal_period',
    administrative: true,
    description: 'A fiscal period was closed to officers.',
  },
  fiscal_period_closed: {
    aggregate: 'fiscal_period',
    administrative: true,
    description: 'A fiscal period was closed.',
  },
  fiscal_period_locked: {
    aggregate: 'fiscal_period',
    administrative: true,
    description: 'A fiscal period was permanently locked.',
  },
  fiscal_period_reopened: {
    aggregate: 'fiscal_period',
    administrative: true,
    description: 'A closed fiscal period was opened again.',
  },
  fiscal_year_closed: {
    aggregate: 'fiscal_year',
    administrative: true,
    description: 'A fiscal year was closed.',
  },
  fiscal_year_reopened: {
    aggregate: 'fiscal_year',
    administrative: true,
    description: 'The close of a fiscal year was reversed.',
  },
  journal_created: { aggregate: 'journal', administrative: true, description: 'A journal was created.' },
  journal_approved: { aggregate: 'journal', administrative: true, description: 'A journal was approved.' },
  journal_posted: { aggregate: 'journal', administrative: true, description: 'A journal was posted.' },
  journal_rejected: { aggregate: 'journal', administrative: true, description: 'A journal was rejected.' },
  journal_reversed: { aggregate: 'journal', administrative: true, description: 'A journal was reversed.' },
} as const
