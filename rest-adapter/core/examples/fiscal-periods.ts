import type { Examples } from '#rest-adapter/endpoint.ts'

const manager = '0199a1c2-7f30-7cde-8f21-00000000000d'

export const fiscalPeriod = {
  id: '0199a1c2-7f30-7cde-8f21-000000000301',
  fiscal_year: 2026,
  period_number: 1,
  name: '2026-01',
  start_date: '2026-01-01',
  end_date: '2026-01-31',
  type: 'REGULAR',
  status: 'OPEN',
  closed_by: null,
  closed_at: null,
  reopen_reason: null,
}
const adjustments = {
  ...fiscalPeriod,
  id: '0199a1c2-7f30-7cde-8f21-00000000030d',
  period_number: 13,
  name: '2026 adjustments',
  start_date: '2026-12-31',
  end_date: '2026-12-31',
  type: 'ADJUSTMENT',
  status: 'FUTURE',
}
const closedAt = { closed_by: manager, closed_at: '2026-02-03T09:00:00.000Z' }

export const closedPeriod = { ...fiscalPeriod, ...closedAt, status: 'CLOSED' }
export const reopenedPeriod = { ...fiscalPeriod, reopen_reason: 'An invoice of January arrived late' }

const closed = {
  id: '0199a1c2-7f30-7cde-8f21-000000000600',
  year: 2025,
  status: 'CLOSED',
  net_income: 42_600_000,
  journals: [],
  journal_count: 0,
  checks: [
    { name: 'checklist: JOURNALS', passed: true, left: 0, right: 0 },
    { name: 'income = 0 after the close', passed: true, left: 0, right: 0 },
    {
      name: 'equity and result before = equity after the close',
      passed: true,
      left: 542_600_000,
      right: 542_600_000,
    },
  ],
}

export const fiscalPeriodExamples: Examples['operations'] = {
  GenerateFiscalPeriods: {
    requests: {
      'A calendar year': { year: 2026 },
      'A year from April': { year: 2026, start_month: 4 },
    },
    response: { fiscal_periods: [fiscalPeriod, adjustments] },
  },
  ListFiscalPeriods: { response: { fiscal_periods: [fiscalPeriod, adjustments] } },
  GetFiscalPeriod: { response: fiscalPeriod },
  GetFiscalPeriodChecklist: {
    response: {
      items: [
        { name: 'JOURNALS', passed: false, detail: '2 journals wait for approval or posting.' },
        { name: 'CONTROL_ACCOUNTS', passed: true, detail: 'Every control account equals its sub-ledger.' },
        { name: 'END_OF_DAY', passed: true, detail: 'No business date of the period is open.' },
        { name: 'TRIAL_BALANCE', passed: true, detail: 'Debits equal credits in each currency.' },
      ],
    },
  },
  OpenFiscalPeriod: { response: fiscalPeriod },
  SoftCloseFiscalPeriod: { response: { ...fiscalPeriod, ...closedAt, status: 'SOFT_CLOSED' } },
  CloseFiscalPeriod: { response: closedPeriod },
  LockFiscalPeriod: { response: { ...closedPeriod, status: 'LOCKED' } },
  ReopenFiscalPeriod: {
    requests: { 'A late invoice': { reason: reopenedPeriod.reopen_reason } },
    response: reopenedPeriod,
  },
  CloseFiscalYear: {
    requests: {
      'What the close would be': { year: 2025, dry_run: true },
      'The close': { year: 2025 },
    },
    response: { ...closed, id: null, status: 'DRY_RUN' },
  },
  GetYearEndClose: { response: closed },
  ReverseYearEndClose: {
    requests: { 'An audit adjustment': { reason: 'The audit found an unpaid invoice' } },
    response: { ...closed, status: 'REVERSED' },
  },
}
