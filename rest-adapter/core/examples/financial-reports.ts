import type { Examples } from '#rest-adapter/endpoint.ts'

const header = {
  currency: 'NGN',
  branch_id: null,
  basis: 'effective',
  generated_at: '2026-01-31T12:00:00.000Z',
  ledger_sequence: '4711',
}
const asOf = { ...header, as_of: '2026-01-31' }
const range = { ...header, from: '2026-01-01', to: '2026-01-31' }

const account = (id: string, code: string, name: string, type: string) => ({
  account_id: `0199a1c2-7f30-7cde-8f21-0000000001${id}`,
  code,
  name,
  type,
})
const incomeStatement = {
  ...range,
  lines: [
    { code: '4100', name: 'Fee income', type: 'INCOME', amount: 2500 },
    { code: '5200', name: 'Staff costs', type: 'EXPENSE', amount: 1250 },
  ],
  totals: { income: 2500, expense: 1250, net_income: 1250 },
  checks: [{ name: 'net income = assets - liabilities - equity', passed: true, left: 1250, right: 1250 }],
}

const equityRow = (row: string, share_capital: number, retained_earnings: number) => ({
  row,
  amounts: {
    share_capital,
    share_premium: 0,
    retained_earnings,
    statutory_reserve: 0,
    regulatory_risk_reserve: 0,
    other_reserves: 0,
  },
  total: share_capital + retained_earnings,
})

export const financialReportExamples: Examples['operations'] = {
  GetTrialBalance: {
    response: {
      report: 'TRIAL_BALANCE',
      ...asOf,
      stage: 'ADJUSTED',
      lines: [
        { ...account('c1', '1000', 'Cash', 'ASSET'), debit: 125000.5, credit: 0 },
        { ...account('c2', '2000', 'Savings accounts', 'LIABILITY'), debit: 0, credit: 123750.5 },
        { ...account('c3', '4100', 'Fee income', 'INCOME'), debit: 0, credit: 2500 },
        { ...account('c4', '5200', 'Staff costs', 'EXPENSE'), debit: 1250, credit: 0 },
      ],
      totals: { debit: 126250.5, credit: 126250.5 },
      checks: [{ name: 'debits = credits', passed: true, left: 126250.5, right: 126250.5 }],
    },
  },
  GetIncomeStatement: { response: { report: 'INCOME_STATEMENT', ...incomeStatement } },
  GetProfitAndLoss: { response: { report: 'PROFIT_AND_LOSS', ...incomeStatement } },
  GetBalanceSheet: {
    response: {
      report: 'BALANCE_SHEET',
      ...asOf,
      lines: [
        { code: '1000', name: 'Cash', type: 'ASSET', amount: 125000.5 },
        { code: '2000', name: 'Savings accounts', type: 'LIABILITY', amount: 123750.5 },
        { code: null, name: 'Result of the year', type: 'EQUITY', amount: 1250 },
      ],
      totals: { assets: 125000.5, liabilities: 123750.5, equity: 1250 },
      checks: [{ name: 'assets = liabilities + equity', passed: true, left: 125000.5, right: 125000.5 }],
    },
  },
  GetCashFlow: {
    response: {
      report: 'CASH_FLOW',
      ...range,
      method: 'indirect',
      lines: [
        { section: 'OPERATING', code: null, name: 'Net income', amount: 1250 },
        { section: 'OPERATING', code: '2000', name: 'Savings accounts', amount: 23750.5 },
        { section: 'INVESTING', code: '1500', name: 'Fixed assets', amount: -5000 },
      ],
      totals: {
        operating: 25000.5,
        investing: -5000,
        financing: 0,
        fx_effect: 0,
        net_change: 20000.5,
        opening_cash: 105000,
        closing_cash: 125000.5,
      },
      checks: [
        { name: 'net change = closing cash - opening cash', passed: true, left: 20000.5, right: 20000.5 },
      ],
    },
  },
  GetChangesInEquity: {
    response: {
      report: 'CHANGES_IN_EQUITY',
      ...range,
      lines: [
        equityRow('OPENING', 100000, 0),
        ...['RESTATEMENT', 'PROFIT', 'OCI', 'DIVIDENDS', 'SHARE_ISSUE', 'TRANSFERS', 'OTHER'].map(row =>
          equityRow(row, 0, row === 'PROFIT' ? 1250 : 0),
        ),
        equityRow('CLOSING', 100000, 1250),
      ],
      totals: { opening: 100000, change: 1250, closing: 101250 },
      checks: [{ name: 'sum of the rows = closing equity', passed: true, left: 101250, right: 101250 }],
    },
  },
  GetGeneralLedger: {
    response: {
      report: 'GENERAL_LEDGER',
      ...range,
      lines: [
        {
          ...account('c1', '1000', 'Cash', 'ASSET'),
          opening: 105000,
          debit: 25000.5,
          credit: 5000,
          closing: 125000.5,
        },
      ],
      totals: { debit: 25000.5, credit: 5000 },
      checks: [
        { name: 'opening + debits - credits = closing', passed: true, left: 125000.5, right: 125000.5 },
      ],
    },
  },
  GetAccountActivity: {
    response: {
      report: 'ACCOUNT_ACTIVITY',
      ...range,
      ...account('c1', '1000', 'Cash', 'ASSET'),
      lines: [
        {
          date: '2026-01-05',
          source: 'JOURNALS',
          branch_id: '0199a1c2-7f30-7cde-8f21-0000000001b1',
          journal_id: '0199a1c2-7f30-7cde-8f21-0000000001d1',
          journal_number: 'JNL20260105000001',
          line_number: 1,
          description: 'Equipment',
          debit: 0,
          credit: 5000,
          balance: 100000,
        },
        {
          date: '2026-01-05',
          source: 'POSTINGS',
          branch_id: '0199a1c2-7f30-7cde-8f21-0000000001b1',
          journal_id: null,
          journal_number: null,
          line_number: null,
          description: null,
          debit: 25000.5,
          credit: 0,
          balance: 125000.5,
        },
      ],
      totals: { opening: 105000, debit: 25000.5, credit: 5000, closing: 125000.5 },
      checks: [
        {
          name: 'balance after the last line = closing balance',
          passed: true,
          left: 125000.5,
          right: 125000.5,
        },
      ],
      has_more: false,
      next_cursor: null,
    },
  },
}
