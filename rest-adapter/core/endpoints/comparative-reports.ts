import type { Endpoint } from '#rest-adapter/endpoint.ts'
import { asFile } from './financial-reports.ts'

const common = {
  status: 200,
  auth: ['staff', 'tenant'],
  tag: 'Financial reports',
  isExtension: true,
} as const
const errors = { FISCAL_PERIOD_NOT_FOUND: 404, RATE_UNAVAILABLE: 422, REPORT_TOO_LONG: 422 }
const errorsOfBranch = { BRANCH_NOT_FOUND: 404, ...errors }

/** Reports beside those of another range, and reports on all branches together. */
export const comparativeReports: readonly Endpoint[] = [
  ...(
    [
      ['trial-balance', 'GetComparativeTrialBalance'],
      ['income-statement', 'GetComparativeIncomeStatement'],
      ['profit-and-loss', 'GetComparativeProfitAndLoss'],
      ['balance-sheet', 'GetComparativeBalanceSheet'],
      ['cash-flow', 'GetComparativeCashFlow'],
      ['changes-in-equity', 'GetComparativeChangesInEquity'],
    ] as const
  ).map(([type, operation]): Endpoint => ({
    route: `GET /reports/comparative/${type}`,
    operation,
    errors: errorsOfBranch,
    ...common,
    ...asFile(operation),
  })),
  ...(
    [
      ['trial-balance', 'GetConsolidatedTrialBalance'],
      ['income-statement', 'GetConsolidatedIncomeStatement'],
      ['profit-and-loss', 'GetConsolidatedProfitAndLoss'],
      ['balance-sheet', 'GetConsolidatedBalanceSheet'],
      ['cash-flow', 'GetConsolidatedCashFlow'],
      ['changes-in-equity', 'GetConsolidatedChangesInEquity'],
    ] as const
  ).map(([type, operation]): Endpoint => ({
    route: `GET /reports/consolidated/${type}`,
    operation,
    errors,
    ...common,
    ...asFile(operation),
  })),
]
