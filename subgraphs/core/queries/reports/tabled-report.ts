import type { Context } from '#kernel/context.ts'
import type { ReportCheck } from '#core/rules/books/reports/check.ts'
import type { ReportTable } from '#core/rules/books/reports/table/report-table.ts'
import {
  cashFlowTable,
  changesInEquityTable,
  statementTable,
  trialBalanceTable,
} from '#core/rules/books/reports/table/tables.ts'
import { cashFlowReport, type CashFlowArgs } from './cash-flow.ts'
import { changesInEquityReport } from './changes-in-equity.ts'
import type { ReportHeader } from './report-base.ts'
import { balanceSheetReport, incomeStatementReport } from './statements.ts'
import { trialBalanceReport, type TrialBalanceArgs } from './trial-balance.ts'

/** The arguments of all reports; each report uses its own. */
export type TabledReportArgs = TrialBalanceArgs & CashFlowArgs

type AnyReport = ReportHeader & {
  readonly report: FinancialReport
  readonly checks: readonly ReportCheck[]
} & ({ readonly asOf: string } | { readonly from: string; readonly to: string })

interface TabledReport {
  readonly report: AnyReport
  readonly table: ReportTable
}

export type FinancialReport =
  | 'TRIAL_BALANCE'
  | 'INCOME_STATEMENT'
  | 'PROFIT_AND_LOSS'
  | 'BALANCE_SHEET'
  | 'CASH_FLOW'
  | 'CHANGES_IN_EQUITY'

const tabled = <Report extends AnyReport>(
  report: Report,
  tableOf: (report: Report) => ReportTable,
): TabledReport => ({ report, table: tableOf(report) })

type ReadTabledReport = (ctx: Context, args: TabledReportArgs) => Promise<TabledReport>

const REPORTS: Readonly<Record<FinancialReport, ReadTabledReport>> = {
  TRIAL_BALANCE: async (ctx, args) => tabled(await trialBalanceReport(ctx, args), trialBalanceTable),
  INCOME_STATEMENT: async (ctx, args) =>
    tabled(await incomeStatementReport(ctx, 'INCOME_STATEMENT', args), statementTable),
  PROFIT_AND_LOSS: async (ctx, args) =>
    tabled(await incomeStatementReport(ctx, 'PROFIT_AND_LOSS', args), statementTable),
  BALANCE_SHEET: async (ctx, args) => tabled(await balanceSheetReport(ctx, args), statementTable),
  CASH_FLOW: async (ctx, args) => tabled(await cashFlowReport(ctx, args), cashFlowTable),
  CHANGES_IN_EQUITY: async (ctx, args) =>
    tabled(await changesInEquityReport(ctx, args), changesInEquityTable),
}

/** A report with its table, from which every file format is written. */
export const tabledReport = (
  ctx: Context,
  report: FinancialReport,
  args: TabledReportArgs,
): Promise<TabledReport> => REPORTS[report](ctx, args)
