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
  'GET /reports/general-ledger': async () => ({ query: { fiscal_year: year(), code: '1000' } }),
  'GET /reports/account-activity': async () => ({
    query: { code: '1000', from: `${year()}-01-01`, limit: '2' },
  }),
  'GET /reports/comparative/trial-balance': async () => ({
    query: { compare_to: `${Number(year()) - 1}-12-31`, stage: 'UNADJUSTED' },
  }),
  'GET /reports/comparative/income-statement': async () => ({
    query: { from: `${year()}-04-01`, to: `${year()}-06-30`, compare_to: 'previous_year' },
  }),
  'GET /reports/comparative/profit-and-loss': async () => ({ query: { fiscal_year: year() } }),
  'GET /reports/comparative/balance-sheet': async () => ({ query: { compare_to: 'previous_period' } }),
  'GET /reports/comparative/cash-flow': async () => ({ query: { method: 'direct', basis: 'booking' } }),
  'GET /reports/comparative/changes-in-equity': async () => ({
    query: { compare_to: String(Number(year()) - 1) },
  }),
  'GET /reports/consolidated/trial-balance': async () => ({ query: { basis: 'booking' } }),
  'GET /reports/consolidated/income-statement': async () => ({ query: { fiscal_year: year() } }),
  'GET /reports/consolidated/profit-and-loss': async () => ({ query: { from: `${year()}-01-01` } }),
  'GET /reports/consolidated/balance-sheet': async () => ({ query: { include_zero: 'true' } }),
  'GET /reports/consolidated/cash-flow': async () => ({ query: { method: 'direct' } }),
  'GET /reports/consolidated/changes-in-equity': async () => ({ query: { basis: 'booking' } }),
}

export const FINANCIAL_REPORT_QUERIES: Readonly<Record<string, Make<Arguments>>> = {
  trialBalance: async () => ({ stage: 'POST_CLOSING' }),
  incomeStatement: async () => ({ fiscalYear: Number(year()) }),
  profitAndLoss: async () => ({ from: `${year()}-01-01` }),
  balanceSheet: async () => ({ asOf: `${year()}-12-31`, includeZero: true }),
  cashFlowStatement: async () => ({ method: 'DIRECT', asOf: `${year()}-12-31` }),
  changesInEquity: async () => ({ fiscalYear: Number(year()) }),
  generalLedger: async () => ({ fiscalYear: Number(year()), basis: 'BOOKING' }),
  accountActivity: async () => ({ code: '1000', first: 5, basis: 'BOOKING' }),
  financialReportFile: async () => ({ report: 'CASH_FLOW', format: 'PDF', method: 'DIRECT' }),
  comparativeTrialBalance: async () => ({ compareTo: `${Number(year()) - 1}-12-31` }),
  comparativeIncomeStatement: async () => ({ fiscalYear: Number(year()), compareTo: 'PREVIOUS_YEAR' }),
  comparativeProfitAndLoss: async () => ({ from: `${year()}-04-01`, to: `${year()}-06-30` }),
  comparativeBalanceSheet: async () => ({ compareTo: String(Number(year()) - 1) }),
  comparativeCashFlowStatement: async () => ({ method: 'DIRECT' }),
  comparativeChangesInEquity: async () => ({ basis: 'BOOKING' }),
  consolidatedTrialBalance: async () => ({ stage: 'POST_CLOSING' }),
  consolidatedIncomeStatement: async () => ({ fiscalYear: Number(year()) }),
  consolidatedProfitAndLoss: async () => ({ from: `${year()}-01-01` }),
  consolidatedBalanceSheet: async () => ({ asOf: `${year()}-12-31`, basis: 'BOOKING' }),
  consolidatedCashFlowStatement: async () => ({ method: 'DIRECT' }),
  consolidatedChangesInEquity: async () => ({ fiscalYear: Number(year()) }),
}
