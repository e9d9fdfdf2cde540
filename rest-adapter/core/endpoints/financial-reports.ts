import type { Endpoint } from '#rest-adapter/endpoint.ts'

const common = {
  status: 200,
  auth: ['staff', 'tenant'],
  tag: 'Financial reports',
  isExtension: true,
  errors: { BRANCH_NOT_FOUND: 404, FISCAL_PERIOD_NOT_FOUND: 404, RATE_UNAVAILABLE: 422 },
} as const

/** Reports on the general ledger. */
export const financialReports: readonly Endpoint[] = [
  { route: 'GET /reports/trial-balance', operation: 'GetTrialBalance', ...common },
  { route: 'GET /reports/income-statement', operation: 'GetIncomeStatement', ...common },
  { route: 'GET /reports/profit-and-loss', operation: 'GetProfitAndLoss', ...common },
  { route: 'GET /reports/balance-sheet', operation: 'GetBalanceSheet', ...common },
  { route: 'GET /reports/cash-flow', operation: 'GetCashFlow', ...common },
  { route: 'GET /reports/changes-in-equity', operation: 'GetChangesInEquity', ...common },
  {
    route: 'GET /reports/general-ledger',
    operation: 'GetGeneralLedger',
    ...common,
    errors: { ...common.errors, GL_ACCOUNT_NOT_FOUND: 404 },
  },
  {
    route: 'GET /reports/account-activity',
    operation: 'GetAccountActivity',
    ...common,
    errors: {
      BRANCH_NOT_FOUND: 404,
      FISCAL_PERIOD_NOT_FOUND: 404,
      GL_ACCOUNT_NOT_FOUND: 404,
      CURSOR_INVALID: 400,
    },
  },
]
