import type { Endpoint } from '#rest-adapter/endpoint.ts'

const auth = ['staff', 'tenant'] as const
const tag = 'Fiscal periods'
const missing = { FISCAL_PERIOD_NOT_FOUND: 404 }
const moved = { ...missing, INVALID_STATE: 409 }

const move = (name: string, operation: string, errors: Endpoint['errors'] = moved): Endpoint => ({
  route: `POST /fiscal-periods/{id}/${name}`,
  operation,
  status: 200,
  auth,
  errors,
  tag,
  isExtension: true,
})

/** The months of fiscal years, and their close. */
export const fiscalPeriods: readonly Endpoint[] = [
  {
    route: 'POST /fiscal-periods/generate',
    operation: 'GenerateFiscalPeriods',
    status: 201,
    auth,
    envelope: 'fiscal_periods',
    request: 'FiscalYearRequest',
    response: 'FiscalPeriodList',
    errors: { FISCAL_YEAR_EXISTS: 409, FISCAL_YEAR_NOT_ADJOINING: 422 },
    tag,
    isExtension: true,
  },
  {
    route: 'GET /fiscal-periods',
    operation: 'ListFiscalPeriods',
    status: 200,
    auth,
    envelope: 'fiscal_periods',
    response: 'FiscalPeriodList',
    errors: { LIST_TOO_LONG: 422 },
    tag,
    isExtension: true,
  },
  {
    route: 'GET /fiscal-periods/{id}',
    operation: 'GetFiscalPeriod',
    status: 200,
    auth,
    errors: missing,
    notFound: 'FISCAL_PERIOD_NOT_FOUND',
    tag,
    isExtension: true,
  },
  {
    route: 'GET /fiscal-periods/{id}/checklist',
    operation: 'GetFiscalPeriodChecklist',
    status: 200,
    auth,
    errors: missing,
    tag,
    isExtension: true,
  },
  move('open', 'OpenFiscalPeriod'),
  move('soft-close', 'SoftCloseFiscalPeriod'),
  move('close', 'CloseFiscalPeriod', { ...moved, CHECKLIST_FAILED: 409 }),
  move('lock', 'LockFiscalPeriod'),
  { ...move('reopen', 'ReopenFiscalPeriod'), request: 'FiscalPeriodReopening' },
  {
    route: 'POST /fiscal-periods/year-end-close',
    operation: 'CloseFiscalYear',
    status: 200,
    auth,
    request: 'YearEndCloseRequest',
    errors: {
      FISCAL_PERIOD_NOT_FOUND: 404,
      GL_ACCOUNT_NOT_FOUND: 404,
      CHECKLIST_FAILED: 409,
      EARLIER_YEAR_OPEN: 409,
      INVALID_STATE: 409,
      PERIOD_CLOSED: 422,
      RATE_UNAVAILABLE: 422,
    },
    tag,
    isExtension: true,
  },
  {
    route: 'GET /fiscal-periods/year-end-close/{id}',
    operation: 'GetYearEndClose',
    status: 200,
    auth,
    errors: { YEAR_END_CLOSE_NOT_FOUND: 404 },
    notFound: 'YEAR_END_CLOSE_NOT_FOUND',
    tag,
    isExtension: true,
  },
  {
    route: 'POST /fiscal-periods/year-end-close/{id}/reverse',
    operation: 'ReverseYearEndClose',
    status: 200,
    auth,
    request: 'YearEndReversal',
    errors: { YEAR_END_CLOSE_NOT_FOUND: 404, INVALID_STATE: 409, PERIOD_CLOSED: 422 },
    tag,
    isExtension: true,
  },
]
