import type { Context } from '#kernel/context.ts'
import { invalid, type ValidationIssue } from '#kernel/refusals.ts'
import { refuse } from '#core/errors.ts'
import type { ReportCheck } from '#core/rules/books/reports/check.ts'
import type { ReportTable } from '#core/rules/books/reports/table/report-table.ts'
import { SHAPES } from '#core/rules/books/reports/table/shapes.ts'
import { comparedTable, consolidatedTable, reportTable } from '#core/rules/books/reports/table/tables.ts'
import { accountActivityReport } from './account-activity.ts'
import { cashFlowReport, type CashFlowArgs } from './cash-flow.ts'
import { changesInEquityReport } from './changes-in-equity.ts'
import { comparativeReport, type Comparable } from './comparative.ts'
import {
  consolidatedBalanceSheet,
  consolidatedIncomeStatement,
  consolidatedTrialBalance,
} from './consolidated.ts'
import { consolidatedCashFlow, consolidatedChangesInEquity } from './consolidated-movements.ts'
import { generalLedgerReport } from './general-ledger.ts'
import type { NamedAccount } from './named-account.ts'
import type { ReportHeader } from './report-base.ts'
import { balanceSheetReport, incomeStatementReport } from './statements.ts'
import { trialBalanceReport, type TrialBalanceArgs } from './trial-balance.ts'

export type FinancialReport = keyof typeof SHAPES

/** The arguments of all reports; each report uses its own. */
export interface TabledReportArgs extends TrialBalanceArgs, Pick<CashFlowArgs, 'method'>, NamedAccount {
  readonly report: FinancialReport
  readonly compareTo?: string | null
  readonly isConsolidated: boolean
  readonly currency?: string | null
}

/** What the summary of a report is made of. */
type StatedReport = Omit<ReportHeader, 'branchId'> &
  Partial<Pick<ReportHeader, 'branchId'>> & {
    readonly report: FinancialReport
    readonly checks: readonly ReportCheck[]
    readonly asOf?: string | undefined
    readonly from?: string | undefined
    readonly to?: string | undefined
    readonly comparativeAsOf?: string | undefined
    readonly comparativeFrom?: string | undefined
    readonly comparativeTo?: string | undefined
    readonly stage?: string | undefined
    readonly method?: string | undefined
    /** Code and name of the account that the report is about. */
    readonly account?: string | undefined
  }

export interface TabledReport {
  readonly report: StatedReport
  readonly table: ReportTable
}

/** Lines of account activity that a file has at most. */
const LINES_MAX = 20_000

type ReadTabled = (ctx: Context, args: TabledReportArgs) => Promise<TabledReport>

/** A report alone or, if it is compared, beside the same report on other dates. */
const comparable =
  <Report extends Comparable & StatedReport>(
    read: (ctx: Context, args: TabledReportArgs) => Promise<Report>,
  ): ReadTabled =>
  async (ctx, { compareTo, ...args }) => {
    const shape = SHAPES[args.report]
    if (typeof compareTo === 'string') {
      const compared = await comparativeReport(ctx, { ...args, compareTo }, given => read(ctx, given))
      return { report: compared, table: comparedTable(shape, compared) }
    }
    const report = await read(ctx, args)
    return { report, table: reportTable(shape, report) }
  }

const REPORTS: Readonly<Record<FinancialReport, ReadTabled>> = {
  TRIAL_BALANCE: comparable(trialBalanceReport),
  INCOME_STATEMENT: comparable((ctx, args) => incomeStatementReport(ctx, 'INCOME_STATEMENT', args)),
  PROFIT_AND_LOSS: comparable((ctx, args) => incomeStatementReport(ctx, 'PROFIT_AND_LOSS', args)),
  BALANCE_SHEET: comparable(balanceSheetReport),
  CASH_FLOW: comparable(cashFlowReport),
  CHANGES_IN_EQUITY: comparable(changesInEquityReport),
  GENERAL_LEDGER: async (ctx, args) => {
    const report = await generalLedgerReport(ctx, args)
    return { report, table: reportTable(SHAPES.GENERAL_LEDGER, report) }
  },
  ACCOUNT_ACTIVITY: async (ctx, args) => {
    const { code, name, ...report } = await accountActivityReport(ctx, { ...args, first: LINES_MAX })
    if (report.pageInfo.hasNextPage)
      throw refuse('REPORT_TOO_LONG', { message: `The report has more than ${LINES_MAX} lines.` })
    return {
      report: { ...report, account: `${code}, ${name}` },
      table: reportTable(SHAPES.ACCOUNT_ACTIVITY, report),
    }
  },
}

const CONSOLIDATED: Readonly<Partial<Record<FinancialReport, ReadTabled>>> = {
  TRIAL_BALANCE: async (ctx, args) => {
    const report = await consolidatedTrialBalance(ctx, args)
    return { report, table: consolidatedTable(SHAPES.TRIAL_BALANCE, report) }
  },
  INCOME_STATEMENT: async (ctx, args) => {
    const report = await consolidatedIncomeStatement(ctx, 'INCOME_STATEMENT', args)
    return { report, table: consolidatedTable(SHAPES.INCOME_STATEMENT, report) }
  },
  PROFIT_AND_LOSS: async (ctx, args) => {
    const report = await consolidatedIncomeStatement(ctx, 'PROFIT_AND_LOSS', args)
    return { report, table: consolidatedTable(SHAPES.PROFIT_AND_LOSS, report) }
  },
  BALANCE_SHEET: async (ctx, args) => {
    const report = await consolidatedBalanceSheet(ctx, args)
    return { report, table: consolidatedTable(SHAPES.BALANCE_SHEET, report) }
  },
  CASH_FLOW: async (ctx, args) => {
    const report = await consolidatedCashFlow(ctx, args)
    return { report, table: consolidatedTable(SHAPES.CASH_FLOW, report) }
  },
  CHANGES_IN_EQUITY: async (ctx, args) => {
    const report = await consolidatedChangesInEquity(ctx, args)
    return { report, table: consolidatedTable(SHAPES.CHANGES_IN_EQUITY, report) }
  },
}

/** A report with its table, from which every file format is written. */
export async function tabledReport(ctx: Context, args: TabledReportArgs): Promise<TabledReport> {
  const issues = issuesOf(args)
  if (issues.length > 0) throw invalid(issues)
  const read = args.isConsolidated ? CONSOLIDATED[args.report]! : REPORTS[args.report]
  return read(ctx, args)
}

/** Arguments that the report does not have. */
function issuesOf({ report, compareTo, isConsolidated, branchId }: TabledReportArgs): ValidationIssue[] {
  const isCompared = typeof compareTo === 'string'
  const isOfOne = report === 'GENERAL_LEDGER' || report === 'ACCOUNT_ACTIVITY'
  return [
    ...(isCompared && (isConsolidated || isOfOne)
      ? [{ field: 'compareTo', reason: 'must be left out for this report' }]
      : []),
    ...(isConsolidated && !CONSOLIDATED[report]
      ? [{ field: 'isConsolidated', reason: 'must be false for this report' }]
      : []),
    ...(isConsolidated && typeof branchId === 'string'
      ? [{ field: 'branchId', reason: 'must be left out if isConsolidated is true' }]
      : []),
  ]
}
