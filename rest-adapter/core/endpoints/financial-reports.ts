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

/** The formats for which another operation returns the report as a file. */
export const asFile = (operation: string): { readonly fileFormats: FileFormats } => ({
  fileFormats: {
    operation: `${operation}File`,
    formats: ['csv', 'pdf'],
    types: ['text/csv', 'application/pdf'],
  },
})

/** Reports on the general ledger. */
export const financialReports: readonly Endpoint[] = [
  ...(
    [
      ['trial-balance', 'GetTrialBalance'],
      ['income-statement', 'GetIncomeStatement'],
      ['profit-and-loss', 'GetProfitAndLoss'],
      ['balance-sheet', 'GetBalanceSheet'],
      ['cash-flow', 'GetCashFlow'],
      ['changes-in-equity', 'GetChangesInEquity'],
    ] as const
  ).map(([type, operation]): Endpoint => ({
    route: `GET /reports/${type}`,
    operation,
    ...common,
    ...asFile(operation),
  })),
  {
    route: 'GET /reports/general-ledger',
    operation: 'GetGeneralLedger',
    ...common,
    ...asFile('GetGeneralLedger'),
    errors: { ...common.errors, GL_ACCOUNT_NOT_FOUND: 404 },
  },
  {
    route: 'GET /reports/account-activity',
    operation: 'GetAccountActivity',
    ...common,
    ...asFile('GetAccountActivity'),
    errors: {
      BRANCH_NOT_FOUND: 404,
      FISCAL_PERIOD_NOT_FOUND: 404,
      GL_ACCOUNT_NOT_FOUND: 404,
      CURSOR_INVALID: 400,
      REPORT_TOO_LONG: 422,
    },
  },
]
