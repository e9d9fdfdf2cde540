import type { Context } from '#kernel/context.ts'
import { formatMinor } from '#kernel/money.ts'
import { cashFlowReport, type CashFlowArgs } from '#core/queries/reports/cash-flow.ts'
import { changesInEquityReport, type ChangesInEquityArgs } from '#core/queries/reports/changes-in-equity.ts'
import {
  financialReportFile,
  type FinancialReportFileArgs,
} from '#core/queries/reports/financial-report-file.ts'
import type { ReportArgs } from '#core/queries/reports/report-base.ts'
import { balanceSheetReport, incomeStatementReport } from '#core/queries/reports/statements.ts'
import { trialBalanceReport, type TrialBalanceArgs } from '#core/queries/reports/trial-balance.ts'
import { componentFields } from '#core/rules/books/reports/table/tables.ts'
import type { Resolvers } from '#core/schema.gen.ts'

type Major<Given> = { readonly [Key in keyof Given]: Given[Key] extends bigint ? string : Given[Key] }

interface MinorReport<Line extends object, Totals extends object, Check extends object> {
  readonly currency: string
  readonly lines: readonly Line[]
  readonly totals: Totals
  readonly checks: readonly Check[]
}

const inMajorUnits = <Given extends object>(given: Given, currency: string) =>
  Object.fromEntries(
    Object.entries(given).map(([key, value]: [string, unknown]) => [
      key,
      typeof value === 'bigint' ? formatMinor(value, currency) : value,
    ]),
  ) as Major<Given>

/** The report with its amounts in major units. */
function inMajor<
  Line extends object,
  Totals extends object,
  Check extends object,
  Report extends MinorReport<Line, Totals, Check>,
>(report: Report & MinorReport<Line, Totals, Check>) {
  const major = <Given extends object>(given: Given) => inMajorUnits(given, report.currency)
  return {
    ...report,
    lines: report.lines.map(line => major(line)),
    totals: major(report.totals),
    checks: report.checks.map(check => major(check)),
  }
}

export const financialReports = {
  Query: {
    trialBalance: async (_: unknown, args: TrialBalanceArgs, ctx: Context) =>
      inMajor(await trialBalanceReport(ctx, args)),
    incomeStatement: async (_: unknown, args: ReportArgs, ctx: Context) =>
      inMajor(await incomeStatementReport(ctx, 'INCOME_STATEMENT', args)),
    profitAndLoss: async (_: unknown, args: ReportArgs, ctx: Context) =>
      inMajor(await incomeStatementReport(ctx, 'PROFIT_AND_LOSS', args)),
    balanceSheet: async (_: unknown, args: ReportArgs, ctx: Context) =>
      inMajor(await balanceSheetReport(ctx, args)),
    cashFlowStatement: async (_: unknown, args: CashFlowArgs, ctx: Context) =>
      inMajor(await cashFlowReport(ctx, args)),
    changesInEquity: async (_: unknown, args: ChangesInEquityArgs, ctx: Context) => {
      const report = await changesInEquityReport(ctx, args)
      return inMajor({
        ...report,
        lines: report.lines.map(({ amounts, ...line }) => ({
          ...line,
          amounts: inMajorUnits(componentFields(amounts), report.currency),
        })),
      })
    },
    financialReportFile: (_: unknown, args: FinancialReportFileArgs, ctx: Context) =>
      financialReportFile(ctx, args),
  },
} satisfies Resolvers
