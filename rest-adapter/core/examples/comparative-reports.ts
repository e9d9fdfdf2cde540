import type { Examples } from '#rest-adapter/endpoint.ts'

const header = { currency: 'NGN', branch_id: null }
const footer = {
  basis: 'effective',
  generated_at: '2026-01-31T12:00:00.000Z',
  ledger_sequence: '4711',
}
const asOf = { ...header, as_of: '2026-01-31', comparative_as_of: '2025-12-31', ...footer }
const range = {
  ...header,
  from: '2026-01-01',
  to: '2026-01-31',
  comparative_from: '2025-12-01',
  comparative_to: '2025-12-31',
  ...footer,
}
const passed = (name: string, amount: number) => ({ name, passed: true, left: amount, right: amount })
const passedInBoth = (name: string, amount: number, comparative: number) => [
  passed(name, amount),
  passed(`comparative: ${name}`, comparative),
]

/** Amounts of which the comparative one is not 0, or both are. */
const comparison = (amount: number, comparative: number) => ({
  comparative,
  variance: amount - comparative,
  variance_percent:
    comparative === 0 ? null : Math.round(((amount - comparative) / Math.abs(comparative)) * 10_000) / 100,
})
const total = (amount: number, comparative: number) => ({ amount, ...comparison(amount, comparative) })

const cash = {
  account_id: '0199a1c2-7f30-7cde-8f21-0000000001c1',
  code: '1000',
  name: 'Cash',
  type: 'ASSET',
}
const capital = {
  account_id: '0199a1c2-7f30-7cde-8f21-0000000001c5',
  code: '3000',
  name: 'Share capital',
  type: 'EQUITY',
}
const fees = { code: '4100', name: 'Fee income', type: 'INCOME' }
const staff = { code: '5200', name: 'Staff costs', type: 'EXPENSE' }

const RESULT = 'net income = assets - liabilities - equity'
const SHEET = 'assets = liabilities + equity'

const comparativeIncome = {
  ...range,
  lines: [
    { ...fees, amount: 2500, ...comparison(2500, 2000) },
    { ...staff, amount: 1250, ...comparison(1250, 0) },
  ],
  totals: { income: total(2500, 2000), expense: total(1250, 0), net_income: total(1250, 2000) },
  checks: passedInBoth(RESULT, 1250, 2000),
}

const componentsOf = (share_capital: number, retained_earnings: number) => ({
  share_capital,
  share_premium: 0,
  retained_earnings,
  statutory_reserve: 0,
  regulatory_risk_reserve: 0,
  other_reserves: 0,
})

const HEAD_OFFICE = {
  branch_id: '0199a1c2-7f30-7cde-8f21-0000000001b1',
  code: 'HO',
  name: 'Head office',
}
const LAGOS = { branch_id: '0199a1c2-7f30-7cde-8f21-0000000001b2', code: 'LAG', name: 'Lagos' }
const due = { code: '1700', name: 'Due between branches' }
const ofBranches = {
  eliminations: [
    { branch_id: HEAD_OFFICE.branch_id, ...due, amount: -400 },
    { branch_id: LAGOS.branch_id, ...due, amount: 400 },
  ],
}
const noDue = passed('due between branches = 0', 0)
const consolidatedRange = { currency: 'NGN', from: '2026-01-01', to: '2026-01-31', ...footer }
const consolidatedIncome = {
  ...consolidatedRange,
  lines: [
    { ...fees, amount: 2500 },
    { ...staff, amount: 1250 },
  ],
  totals: { income: 2500, expense: 1250, net_income: 1250 },
  entities: [
    { ...HEAD_OFFICE, totals: { income: 1500, expense: 1250, net_income: 250 } },
    { ...LAGOS, totals: { income: 1000, expense: 0, net_income: 1000 } },
  ],
  eliminations: [],
  checks: [passed(RESULT, 1250), noDue],
}

const flows = (operating: number, openingCash: number) => ({
  operating,
  investing: 0,
  financing: 0,
  fx_effect: 0,
  net_change: operating,
  opening_cash: openingCash,
  closing_cash: openingCash + operating,
})

export const comparativeReportExamples: Examples['operations'] = {
  GetComparativeTrialBalance: {
    response: {
      report: 'TRIAL_BALANCE',
      ...asOf,
      stage: 'ADJUSTED',
      lines: [
        { ...cash, debit: 1500, credit: 0, ...comparison(1500, 1000) },
        { ...capital, debit: 0, credit: 1500, ...comparison(-1500, -1000) },
      ],
      totals: { debit: total(1500, 1000), credit: total(1500, 1000) },
      checks: passedInBoth('debits = credits', 1500, 1000),
    },
  },
  GetComparativeIncomeStatement: { response: { report: 'INCOME_STATEMENT', ...comparativeIncome } },
  GetComparativeProfitAndLoss: { response: { report: 'PROFIT_AND_LOSS', ...comparativeIncome } },
  GetComparativeBalanceSheet: {
    response: {
      report: 'BALANCE_SHEET',
      ...asOf,
      lines: [
        { code: '1000', name: 'Cash', type: 'ASSET', amount: 1500, ...comparison(1500, 1000) },
        { code: '3000', name: 'Share capital', type: 'EQUITY', amount: 1000, ...comparison(1000, 1000) },
        { code: null, name: 'Result of the year', type: 'EQUITY', amount: 500, ...comparison(500, 0) },
      ],
      totals: { assets: total(1500, 1000), liabilities: total(0, 0), equity: total(1500, 1000) },
      checks: passedInBoth(SHEET, 1500, 1000),
    },
  },
  GetComparativeCashFlow: {
    response: {
      report: 'CASH_FLOW',
      ...range,
      method: 'indirect',
      lines: [
        {
          section: 'OPERATING',
          code: null,
          name: 'Net income',
          amount: 1250,
          ...comparison(1250, 2000),
        },
      ],
      totals: {
        operating: total(1250, 2000),
        investing: total(0, 0),
        financing: total(0, 0),
        fx_effect: total(0, 0),
        net_change: total(1250, 2000),
        opening_cash: total(3000, 1000),
        closing_cash: total(4250, 3000),
      },
      checks: passedInBoth('net change = closing cash - opening cash', 1250, 2000),
    },
  },
  GetComparativeChangesInEquity: {
    response: {
      report: 'CHANGES_IN_EQUITY',
      ...range,
      lines: [
        {
          row: 'OPENING',
          amounts: componentsOf(1000, 2000),
          total: 3000,
          ...comparison(3000, 1000),
        },
        { row: 'PROFIT', amounts: componentsOf(0, 1250), total: 1250, ...comparison(1250, 2000) },
        {
          row: 'CLOSING',
          amounts: componentsOf(1000, 3250),
          total: 4250,
          ...comparison(4250, 3000),
        },
      ],
      totals: { opening: total(3000, 1000), change: total(1250, 2000), closing: total(4250, 3000) },
      checks: passedInBoth('sum of the rows = closing equity', 4250, 3000),
    },
  },
  GetConsolidatedTrialBalance: {
    response: {
      report: 'TRIAL_BALANCE',
      currency: 'NGN',
      as_of: '2026-01-31',
      ...footer,
      stage: 'ADJUSTED',
      lines: [
        { ...cash, debit: 1500, credit: 0 },
        { ...capital, debit: 0, credit: 1500 },
      ],
      totals: { debit: 1500, credit: 1500 },
      entities: [
        { ...HEAD_OFFICE, totals: { debit: 1500, credit: 1500 } },
        { ...LAGOS, totals: { debit: 400, credit: 400 } },
      ],
      ...ofBranches,
      checks: [passed('debits = credits', 1500), noDue],
    },
  },
  GetConsolidatedIncomeStatement: { response: { report: 'INCOME_STATEMENT', ...consolidatedIncome } },
  GetConsolidatedProfitAndLoss: { response: { report: 'PROFIT_AND_LOSS', ...consolidatedIncome } },
  GetConsolidatedBalanceSheet: {
    response: {
      report: 'BALANCE_SHEET',
      currency: 'NGN',
      as_of: '2026-01-31',
      ...footer,
      lines: [
        { code: '1000', name: 'Cash', type: 'ASSET', amount: 1500 },
        { code: '3000', name: 'Share capital', type: 'EQUITY', amount: 1500 },
      ],
      totals: { assets: 1500, liabilities: 0, equity: 1500 },
      entities: [
        { ...HEAD_OFFICE, totals: { assets: 1500, liabilities: 0, equity: 1500 } },
        { ...LAGOS, totals: { assets: 0, liabilities: 0, equity: 0 } },
      ],
      ...ofBranches,
      checks: [passed(SHEET, 1500), noDue],
    },
  },
  GetConsolidatedCashFlow: {
    response: {
      report: 'CASH_FLOW',
      ...consolidatedRange,
      method: 'indirect',
      lines: [{ section: 'OPERATING', code: null, name: 'Net income', amount: 1250 }],
      totals: flows(1250, 3000),
      entities: [
        { ...HEAD_OFFICE, totals: flows(250, 2000) },
        { ...LAGOS, totals: flows(1000, 1000) },
      ],
      ...ofBranches,
      checks: [passed('net change = closing cash - opening cash', 1250), noDue],
    },
  },
  GetConsolidatedChangesInEquity: {
    response: {
      report: 'CHANGES_IN_EQUITY',
      ...consolidatedRange,
      lines: [
        { row: 'OPENING', amounts: componentsOf(1000, 2000), total: 3000 },
        { row: 'PROFIT', amounts: componentsOf(0, 1250), total: 1250 },
        { row: 'CLOSING', amounts: componentsOf(1000, 3250), total: 4250 },
      ],
      totals: { opening: 3000, change: 1250, closing: 4250 },
      entities: [
        { ...HEAD_OFFICE, totals: { opening: 3000, change: 250, closing: 3250 } },
        { ...LAGOS, totals: { opening: 0, change: 1000, closing: 1000 } },
      ],
      eliminations: [],
      checks: [passed('sum of the rows = closing equity', 4250), noDue],
    },
  },
}
