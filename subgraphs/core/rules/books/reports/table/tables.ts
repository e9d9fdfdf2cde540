import type { EquityComponent } from '#core/rules/books/chart/gl-account.ts'
import type { cashFlow } from '#core/rules/books/reports/cash-flow.ts'
import type { EquityRow } from '#core/rules/books/reports/changes-in-equity.ts'
import type { balanceSheet, incomeStatement } from '#core/rules/books/reports/statements.ts'
import type { trialBalanceAt } from '#core/rules/books/reports/trial-balance.ts'
import { reportTable, totalsIn, type ReportTable } from './report-table.ts'

export const trialBalanceTable = ({ stage, lines, totals }: ReturnType<typeof trialBalanceAt>): ReportTable =>
  reportTable({
    columns: [
      { field: 'accountId', kind: 'ID' },
      { field: 'code', kind: 'TEXT' },
      { field: 'name', kind: 'TEXT' },
      { field: 'type', kind: 'ENUM' },
      { field: 'debit', kind: 'AMOUNT' },
      { field: 'credit', kind: 'AMOUNT' },
    ],
    lines,
    nameColumn: 'name',
    totals: [{ field: 'total', amounts: totals }],
    options: { stage },
  })

/** The table of an income statement or a balance sheet. */
export const statementTable = ({
  lines,
  totals,
}: Pick<
  ReturnType<typeof incomeStatement> | ReturnType<typeof balanceSheet>,
  'lines' | 'totals'
>): ReportTable =>
  reportTable({
    columns: [
      { field: 'code', kind: 'TEXT' },
      { field: 'name', kind: 'TEXT' },
      { field: 'type', kind: 'ENUM' },
      { field: 'amount', kind: 'AMOUNT' },
    ],
    lines,
    nameColumn: 'name',
    totals: totalsIn('amount', totals),
  })

export const cashFlowTable = ({ method, lines, totals }: ReturnType<typeof cashFlow>): ReportTable =>
  reportTable({
    columns: [
      { field: 'section', kind: 'ENUM' },
      { field: 'code', kind: 'TEXT' },
      { field: 'name', kind: 'TEXT' },
      { field: 'amount', kind: 'AMOUNT' },
    ],
    lines,
    nameColumn: 'name',
    totals: totalsIn('amount', totals),
    options: { method },
  })

interface ChangesInEquityLines {
  readonly lines: readonly EquityRow[]
  readonly totals: Readonly<Record<string, bigint>>
}

/** The table of changes in equity, with a column for each component. */
export const changesInEquityTable = ({ lines, totals }: ChangesInEquityLines): ReportTable =>
  reportTable({
    columns: [
      { field: 'row', kind: 'ENUM' },
      { field: 'shareCapital', kind: 'AMOUNT' },
      { field: 'sharePremium', kind: 'AMOUNT' },
      { field: 'retainedEarnings', kind: 'AMOUNT' },
      { field: 'statutoryReserve', kind: 'AMOUNT' },
      { field: 'regulatoryRiskReserve', kind: 'AMOUNT' },
      { field: 'otherReserves', kind: 'AMOUNT' },
      { field: 'total', kind: 'AMOUNT' },
    ],
    lines: lines.map(({ row, amounts, total }) => ({ row, ...componentFields(amounts), total })),
    nameColumn: 'row',
    totals: totalsIn('total', totals),
  })

/** Amounts of the components under the names of their fields. */
export const componentFields = (amounts: Readonly<Record<EquityComponent, bigint>>) => ({
  shareCapital: amounts.SHARE_CAPITAL,
  sharePremium: amounts.SHARE_PREMIUM,
  retainedEarnings: amounts.RETAINED_EARNINGS,
  statutoryReserve: amounts.STATUTORY_RESERVE,
  regulatoryRiskReserve: amounts.REGULATORY_RISK_RESERVE,
  otherReserves: amounts.OTHER_RESERVES,
})
