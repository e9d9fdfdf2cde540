import { id, on, type Arguments, type Given, type Make } from '../making.ts'

const PERIOD = '/fiscal-periods/{id}'
const JOURNAL = '/journals/{id}'
const REASON = { reason: 'Entered twice' }

const today = (): string => new Date().toISOString().slice(0, 10)

const lastYear = (): number => Number(today().slice(0, 4)) - 1

/** A journal that waits for an approval. */
export const journalBody = (): Record<string, unknown> => ({
  journal_type: 'GENERAL',
  description: 'Salaries',
  transaction_date: today(),
  entries: [
    { account_code: '5200', amount: 1.5, entry_type: 'debit', currency_code: 'NGN' },
    { account_code: '1000', amount: 1.5, entry_type: 'credit', currency_code: 'NGN', description: 'Cash' },
  ],
})

/** A valid request for each operation on fiscal periods and journals, by route. */
export const JOURNAL_REQUESTS: Readonly<Record<string, Make<Given>>> = {
  'POST /fiscal-periods/generate': async fixture => ({ body: { year: await fixture.nextFiscalYear() } }),
  'GET /fiscal-periods': async () => ({ query: { year: today().slice(0, 4) } }),
  [`GET ${PERIOD}`]: on(fixture => fixture.fiscalPeriod()),
  [`GET ${PERIOD}/checklist`]: on(fixture => fixture.fiscalPeriod()),
  [`POST ${PERIOD}/open`]: on(fixture => fixture.fiscalPeriod()),
  [`POST ${PERIOD}/soft-close`]: on(fixture => fixture.fiscalPeriod('OPEN')),
  [`POST ${PERIOD}/close`]: on(fixture => fixture.fiscalPeriod('OPEN')),
  [`POST ${PERIOD}/lock`]: on(fixture => fixture.fiscalPeriod('CLOSED')),
  [`POST ${PERIOD}/reopen`]: on(fixture => fixture.fiscalPeriod('CLOSED'), REASON),
  'POST /fiscal-periods/year-end-close': async () => ({ body: { year: lastYear(), dry_run: true } }),
  'GET /fiscal-periods/year-end-close/{id}': on(fixture => fixture.closedYear()),
  'POST /fiscal-periods/year-end-close/{id}/reverse': on(fixture => fixture.closedYear(), REASON),
  'POST /journals': async () => ({ body: journalBody() }),
  'POST /journals/batch': async () => ({ body: { journals: [journalBody()] } }),
  'GET /journals': async () => ({ query: { limit: '2', status: 'PENDING' } }),
  [`GET ${JOURNAL}`]: on(fixture => fixture.journal()),
  [`POST ${JOURNAL}/approve`]: on(fixture => fixture.journal()),
  [`POST ${JOURNAL}/post`]: on(fixture => fixture.journal('APPROVED')),
  [`POST ${JOURNAL}/reject`]: on(fixture => fixture.journal(), REASON),
  [`POST ${JOURNAL}/reverse`]: on(fixture => fixture.journal('POSTED'), REASON),
}

export const JOURNAL_QUERIES: Readonly<Record<string, Make<Arguments>>> = {
  fiscalPeriods: async () => ({ year: Number(today().slice(0, 4)) }),
  fiscalPeriod: id(fixture => fixture.fiscalPeriod()),
  fiscalPeriodChecklist: id(fixture => fixture.fiscalPeriod()),
  yearEndClose: id(fixture => fixture.closedYear()),
  journal: id(fixture => fixture.journal()),
  journals: async fixture => ({ first: 5, status: (await fixture.journal()) && 'PENDING' }),
}

const journalInput = (): Record<string, unknown> => ({
  journalType: 'ACCRUAL',
  description: 'Rent',
  transactionDate: today(),
  entries: [
    { accountCode: '5300', amount: '1.50', entryType: 'DEBIT', currencyCode: 'NGN' },
    { accountCode: '2900', amount: '1.50', entryType: 'CREDIT', currencyCode: 'NGN' },
  ],
})

export const JOURNAL_MUTATIONS: Readonly<Record<string, Make<Arguments>>> = {
  generateFiscalPeriods: async fixture => ({ input: { year: await fixture.nextFiscalYear() } }),
  openFiscalPeriod: id(fixture => fixture.fiscalPeriod()),
  softCloseFiscalPeriod: id(fixture => fixture.fiscalPeriod('OPEN')),
  closeFiscalPeriod: id(fixture => fixture.fiscalPeriod('OPEN')),
  lockFiscalPeriod: id(fixture => fixture.fiscalPeriod('CLOSED')),
  reopenFiscalPeriod: id(fixture => fixture.fiscalPeriod('CLOSED'), { input: REASON }),
  closeFiscalYear: async () => ({ input: { year: lastYear(), dryRun: true } }),
  reverseYearEndClose: id(fixture => fixture.closedYear(), { input: REASON }),
  createJournal: async () => ({ input: journalInput() }),
  createJournals: async () => ({ input: { journals: [journalInput()] } }),
  approveJournal: id(fixture => fixture.journal()),
  postJournal: id(fixture => fixture.journal('APPROVED')),
  rejectJournal: id(fixture => fixture.journal(), { input: REASON }),
  reverseJournal: id(fixture => fixture.journal('POSTED'), { input: REASON }),
}
