import type { Endpoint } from '#rest-adapter/endpoint.ts'

const auth = ['staff', 'tenant'] as const

/** Business dates, the runs that close them, and the interest that they accrue. */
export const businessDates: readonly Endpoint[] = [
  {
    route: 'GET /business-date',
    operation: 'GetBusinessDate',
    status: 200,
    auth,
    tag: 'Business dates',
    isExtension: true,
  },
  {
    route: 'PATCH /business-date',
    operation: 'SetDayClosing',
    status: 200,
    auth,
    request: 'DayClosingRequest',
    tag: 'Business dates',
    isExtension: true,
  },
  {
    route: 'POST /eod/run',
    operation: 'RunEndOfDay',
    status: 202,
    auth,
    request: 'EndOfDayRequest',
    errors: { EOD_RUNNING: 409, BUSINESS_DATE_AHEAD: 422 },
    tag: 'Business dates',
    isExtension: true,
  },
  {
    route: 'GET /eod/runs',
    operation: 'ListEndOfDayRuns',
    status: 200,
    auth,
    response: 'EndOfDayRunList',
    errors: { CURSOR_INVALID: 400 },
    tag: 'Business dates',
    isExtension: true,
  },
  {
    route: 'GET /eod/runs/{id}',
    operation: 'GetEndOfDayRun',
    status: 200,
    auth,
    errors: { EOD_RUN_NOT_FOUND: 404 },
    notFound: 'EOD_RUN_NOT_FOUND',
    tag: 'Business dates',
    isExtension: true,
  },
  {
    route: 'GET /accounts/{id}/accruals',
    operation: 'ListAccruals',
    status: 200,
    auth,
    envelope: 'accruals',
    response: 'AccrualList',
    errors: { ACCOUNT_NOT_FOUND: 404 },
    tag: 'Accounts',
    isExtension: true,
  },
]
