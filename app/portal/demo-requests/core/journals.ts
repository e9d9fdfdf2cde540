import type { DemoRequests, DemoStep } from '#gateway/portal/content.ts'

const SALARIES = {
  journal_type: 'GENERAL',
  description: 'Salaries',
  transaction_date: '{page.yesterday}',
  entries: [
    { account_code: '5200', amount: 1250, entry_type: 'debit', currency_code: 'NGN' },
    { account_code: '1000', amount: 1250, entry_type: 'credit', currency_code: 'NGN' },
  ],
}
// Another member of staff creates the journal, so that the one of the page may approve it.
const CREATE: DemoStep = { route: 'POST /journals', token: '{officer.token}', body: SALARIES }
const POST: DemoStep = { route: 'POST /journals', body: { ...SALARIES, requires_approval: false } }

const LAST_YEAR = new Date().getUTCFullYear() - 1
const PERIODS_OPEN = 'The fiscal periods of the demo are open.'
const NO_PERIOD = { id: '00000000-0000-4000-8000-000000000000' }
const CALENDAR =
  'It closes a fiscal period of the demo to all its visitors. Use a period of a year that you have generated.'

/** Demo requests on fiscal periods and journals; `officer` is a row of the service's preparation. */
export const journalRequests: Pick<DemoRequests, 'preparation' | 'parameters' | 'bodies' | 'exceptions'> = {
  preparation: {
    pendingJournal: CREATE,
    journalToApprove: CREATE,
    approvedJournal: { route: 'POST /journals/{journalToApprove.id}/approve' },
    rejectedJournal: CREATE,
    postedJournal: POST,
  },
  parameters: {
    '/fiscal-periods/{id}': { id: '{pendingJournal.fiscal_period_id}' },
    '/fiscal-periods/{id}/soft-close': NO_PERIOD,
    '/fiscal-periods/{id}/close': NO_PERIOD,
    '/fiscal-periods/{id}/lock': NO_PERIOD,
    '/journals/{id}': { id: '{pendingJournal.id}' },
    '/journals/{id}/post': { id: '{approvedJournal.id}' },
    '/journals/{id}/reject': { id: '{rejectedJournal.id}' },
    '/journals/{id}/reverse': { id: '{postedJournal.id}' },
  },
  bodies: {
    createJournal: SALARIES,
    generateFiscalPeriods: { year: 2099 },
    closeFiscalYear: { year: LAST_YEAR, dry_run: true },
    reverseYearEndClose: { reason: 'An audit adjustment' },
    reopenFiscalPeriod: { reason: 'A late invoice' },
    createJournals: { journals: [SALARIES, { ...SALARIES, description: 'Salaries of contractors' }] },
    rejectJournal: { reason: 'The amount differs from the payroll' },
    reverseJournal: { reason: 'Posted twice' },
  },
  exceptions: {
    generateFiscalPeriods: 'The fiscal years of the demo exist. Use a year that adjoins them.',
    openFiscalPeriod: PERIODS_OPEN,
    softCloseFiscalPeriod: CALENDAR,
    closeFiscalPeriod: CALENDAR,
    lockFiscalPeriod: CALENDAR,
    reopenFiscalPeriod: PERIODS_OPEN,
    getYearEndClose: 'It needs a fiscal year that was closed.',
    reverseYearEndClose: 'It needs a fiscal year that was closed.',
  },
}
