import type { Arguments, Given, Make } from '../making.ts'

const year = (): string => new Date().toISOString().slice(0, 4)

/** A valid request for each report on the general ledger, by route. */
export const FINANCIAL_REPORT_REQUESTS: Readonly<Record<string, Make<Given>>> = {
  'GET /reports/trial-balance': async () => ({ query: { stage: 'UNADJUSTED', include_zero: 'true' } }),
  'GET /reports/income-statement': async () => ({
    query: { from: `${year()}-01-01`, to: `${year()}-12-31` },
  }),
  'GET /reports/profit-and-loss': async () => ({ query: { fiscal_year: year() } }),
  'GET /reports/balance-sheet': async () => ({ query: { as_of: `${year()}-12-31`, ledger_sequence: '0' } }),
  'GET /reports/cash-flow': async () => ({ query: { method: 'direct', fiscal_year: year() } }),
  'GET /reports/changes-in-equity': async () => ({ query: { as_of: `${year()}-12-31` } }),
}

export const FINANCIAL_REPORT_QUERIES: Readonly<Record<string, Make<Arguments>>> = {
  trialBalance: async () => ({ stage: 'POST_CLOSING' }),
  incomeStatement: async () => ({ fiscalYear: Number(year()) }),
  profitAndLoss: async () => ({ from: `${year()}-01-01` }),
  balanceSheet: async () => ({ asOf: `${year()}-12-31`, includeZero: true }),
  cashFlowStatement: async () => ({ method: 'DIRECT', asOf: `${year()}-12-31` }),
  changesInEquity: async () => ({ fiscalYear: Number(year()) }),
  financialReportFile: async () => ({ report: 'CASH_FLOW', format: 'PDF', method: 'DIRECT' }),
}
