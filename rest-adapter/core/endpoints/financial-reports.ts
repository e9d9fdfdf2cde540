import type { Endpoint, FileFormats } from '#rest-adapter/endpoint.ts'

const common = {
  status: 200,
  auth: ['staff', 'tenant'],
  tag: 'Financial reports',
  isExtension: true,
  errors: {
    BRANCH_NOT_FOUND: 404,
    FISCAL_PERIOD_NOT_FOUND: 404,
    RATE_UNAVAILABLE: 422,
    REPORT_TOO_LONG: 422,
  },
} as const

/** The formats for which an operation returns the report as a file. */
const files = (operation: string): { readonly fileFormats: FileFormats } => ({
  fileFormats: { operation, formats: ['csv', 'pdf'], types: ['text/csv', 'application/pdf'] },
})

/** Reports on the general ledger. */
export const financialReports: readonly Endpoint[] = [
  {
    route: 'GET /reports/trial-balance',
    operation: 'GetTrialBalance',
    ...common,
    ...files('GetTrialBalanceFile'),
  },
  {
    route: 'GET /reports/income-statement',
    operation: 'GetIncomeStatement',
    ...common,
    ...files('GetIncomeStatementFile'),
  },
  {
    route: 'GET /reports/profit-and-loss',
    operation: 'GetProfitAndLoss',
    ...common,
    ...files('GetProfitAndLossFile'),
  },
  {
    route: 'GET /reports/balance-sheet',
    operation: 'GetBalanceSheet',
    ...common,
    ...files('GetBalanceSheetFile'),
  },
  { route: 'GET /reports/cash-flow', operation: 'GetCashFlow', ...common, ...files('GetCashFlowFile') },
  {
    route: 'GET /reports/changes-in-equity',
    operation: 'GetChangesInEquity',
    ...common,
    ...files('GetChangesInEquityFile'),
  },
]
