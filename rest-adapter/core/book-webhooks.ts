import type { WebhookRow } from '#rest-adapter/endpoint.ts'

/** Webhook events of loans, journals and fiscal periods. */
export const bookWebhooks: readonly WebhookRow[] = [
  {
    event: 'loan.submitted',
    description: 'A loan was requested.',
    domainEvent: 'core.loan_submitted',
    data: 'Loan',
  },
  {
    event: 'loan.approved',
    description: 'A requested loan was approved.',
    domainEvent: 'core.loan_approved',
    data: 'Loan',
  },
  {
    event: 'loan.disbursed',
    description: 'The principal of a loan was credited to its account.',
    domainEvent: 'core.loan_disbursed',
    data: 'Loan',
  },
  {
    event: 'loan.repaid',
    description: 'A payment of a loan was booked.',
    domainEvent: 'core.loan_repaid',
    data: 'Loan',
  },
  {
    event: 'loan.closed',
    description: 'A loan was repaid in full.',
    domainEvent: 'core.loan_closed',
    data: 'Loan',
  },
  {
    event: 'loan.overdue',
    description: 'An installment of a loan became late.',
    domainEvent: 'core.loan_overdue',
    data: 'Loan',
  },
  {
    event: 'loan.written_off',
    description: 'A loan was written off.',
    domainEvent: 'core.loan_written_off',
    data: 'Loan',
  },
  {
    event: 'virtual_account.credited',
    description:
      'A virtual account received a credit. A COLLECTION has handed it to its parent in the same posting. The event is sent once for each credit.',
    domainEvent: 'core.virtual_account_credited',
    data: 'VirtualAccountCredit',
  },
  {
    event: 'journal.created',
    description: 'A journal was created. The data of journal events are its fields without the entries.',
    domainEvent: 'core.journal_created',
    data: 'JournalHeader',
  },
  {
    event: 'journal.approved',
    description: 'A journal was approved.',
    domainEvent: 'core.journal_approved',
    data: 'JournalHeader',
  },
  {
    event: 'journal.posted',
    description: 'A journal was posted to the general ledger.',
    domainEvent: 'core.journal_posted',
    data: 'JournalHeader',
  },
  {
    event: 'journal.rejected',
    description: 'A journal was rejected.',
    domainEvent: 'core.journal_rejected',
    data: 'JournalHeader',
  },
  {
    event: 'journal.reversed',
    description: 'A journal was reversed by another one, which has its own events.',
    domainEvent: 'core.journal_reversed',
    data: 'JournalHeader',
  },
  {
    event: 'period.closed',
    description: 'A fiscal period was closed.',
    domainEvent: 'core.fiscal_period_closed',
    data: 'FiscalPeriod',
  },
  {
    event: 'period.reopened',
    description: 'A fiscal period was opened again.',
    domainEvent: 'core.fiscal_period_reopened',
    data: 'FiscalPeriod',
  },
]
