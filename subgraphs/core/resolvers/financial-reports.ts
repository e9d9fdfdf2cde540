import type { Context } from '#kernel/context.ts'
import { accountActivityReport, type AccountActivityArgs } from '#core/queries/reports/account-activity.ts'
import { cashFlowReport, type CashFlowArgs } from '#core/queries/reports/cash-flow.ts'
import { changesInEquityReport, type ChangesInEquityArgs } from '#core/queries/reports/changes-in-equity.ts'
import {
  financialReportFile,
  type FinancialReportFileArgs,
} from '#core/queries/reports/financial-report-file.ts'
import { generalLedgerReport, type GeneralLedgerArgs } from '#core/queries/reports/general-ledger.ts'
import type { ReportArgs } from '#core/queries/reports/report-base.ts'
import { balanceSheetReport, incomeStatementReport } from '#core/queries/reports/statements.ts'
import { trialBalanceReport, type TrialBalanceArgs } from '#core/queries/reports/trial-balance.ts'
import { componentAmounts } from '#core/rules/books/reports/changes-in-equity.ts'
import type { Resolvers } from '#core/schema.gen.ts'
import { inMajor, inMajorUnits } from './report-amounts.ts'

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
          amounts: inMajorUnits(componentAmounts(amounts), report.currency),
        })),
      })
    },
    generalLedger: async (_: unknown, args: GeneralLedgerArgs, ctx: Context) =>
      inMajor(await generalLedgerReport(ctx, args)),
    accountActivity: async (_: unknown, args: AccountActivityArgs, ctx: Context) =>
      inMajor(await accountActivityReport(ctx, args)),
    financialReportFile: (_: unknown, args: FinancialReportFileArgs, ctx: Context) =>
      financialReportFile(ctx, args),
  },
} satisfies Resolvers
