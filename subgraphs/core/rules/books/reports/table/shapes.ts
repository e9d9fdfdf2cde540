import type { ReportColumn } from './report-table.ts'

/** How a report becomes a table. */
export interface ReportShape {
  readonly columns: readonly ReportColumn[]
  /** The column that names a line, and in which totals have the name of their field. */
  readonly nameColumn: string
  /** The column of totals that have no column with their name. Without it, the totals are one row. */
  readonly totalColumn?: string
}

const column = (kind: ReportColumn['kind'], ...fields: readonly string[]): readonly ReportColumn[] =>
  fields.map(field => ({ field, kind }))

const STATEMENT: ReportShape = {
  columns: [...column('TEXT', 'code', 'name'), ...column('ENUM', 'type'), ...column('AMOUNT', 'amount')],
  nameColumn: 'name',
  totalColumn: 'amount',
}

const ACCOUNT = [
  ...column('ID', 'accountId'),
  ...column('TEXT', 'code', 'name'),
  ...column('ENUM', 'type'),
] as const

/** The table of each report. A further report needs one entry. */
export const SHAPES = {
  TRIAL_BALANCE: { columns: [...ACCOUNT, ...column('AMOUNT', 'debit', 'credit')], nameColumn: 'name' },
  INCOME_STATEMENT: STATEMENT,
  PROFIT_AND_LOSS: STATEMENT,
  BALANCE_SHEET: STATEMENT,
  CASH_FLOW: {
    columns: [...column('ENUM', 'section'), ...column('TEXT', 'code', 'name'), ...column('AMOUNT', 'amount')],
    nameColumn: 'name',
    totalColumn: 'amount',
  },
  CHANGES_IN_EQUITY: {
    columns: [
      ...column('ENUM', 'row'),
      ...column('AMOUNT', 'shareCapital', 'sharePremium', 'retainedEarnings', 'statutoryReserve'),
      ...column('AMOUNT', 'regulatoryRiskReserve', 'otherReserves', 'total'),
    ],
    nameColumn: 'row',
    totalColumn: 'total',
  },
  GENERAL_LEDGER: {
    columns: [...ACCOUNT, ...column('AMOUNT', 'opening', 'debit', 'credit', 'closing')],
    nameColumn: 'name',
  },
  ACCOUNT_ACTIVITY: {
    columns: [
      ...column('TEXT', 'date'),
      ...column('ENUM', 'source'),
      ...column('ID', 'branchId', 'journalId'),
      ...column('TEXT', 'journalNumber'),
      ...column('NUMBER', 'lineNumber'),
      ...column('TEXT', 'description'),
      ...column('AMOUNT', 'debit', 'credit', 'balance'),
    ],
    nameColumn: 'description',
    totalColumn: 'balance',
  },
} as const satisfies Readonly<Record<string, ReportShape>>
