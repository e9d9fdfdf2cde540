import type { Context } from '#kernel/context.ts'
import { cashFlowReport, type CashFlowArgs } from '#core/queries/reports/cash-flow.ts'
import { changesInEquityReport, type ChangesInEquityArgs } from '#core/queries/reports/changes-in-equity.ts'
import { comparativeReport, type ComparedTo } from '#core/queries/reports/comparative.ts'
import {
  consolidatedBalanceSheet,
  consolidatedIncomeStatement,
  consolidatedTrialBalance,
} from '#core/queries/reports/consolidated.ts'
import {
  consolidatedCashFlow,
  consolidatedChangesInEquity,
} from '#core/queries/reports/consolidated-movements.ts'
import type { ReportArgs } from '#core/queries/reports/report-base.ts'
import { balanceSheetReport, incomeStatementReport } from '#core/queries/reports/statements.ts'
import { trialBalanceReport, type TrialBalanceArgs } from '#core/queries/reports/trial-balance.ts'
import { componentAmounts, type EquityRow } from '#core/rules/books/reports/changes-in-equity.ts'
import type { Resolvers } from '#core/schema.gen.ts'
import { comparedInMajor, consolidatedInMajor, inMajorUnits } from './report-amounts.ts'

type ConsolidatedArgs = Omit<ReportArgs, 'branchId'>

const incomeStatementBeside =
  (report: 'INCOME_STATEMENT' | 'PROFIT_AND_LOSS') =>
  async (_: unknown, args: ReportArgs & ComparedTo, ctx: Context) =>
    comparedInMajor(await comparativeReport(ctx, args, given => incomeStatementReport(ctx, report, given)))

const incomeStatementOfAll =
  (report: 'INCOME_STATEMENT' | 'PROFIT_AND_LOSS') =>
  async (_: unknown, args: ConsolidatedArgs, ctx: Context) =>
    consolidatedInMajor(await consolidatedIncomeStatement(ctx, report, args))

const linesWithAmounts = <Line extends Pick<EquityRow, 'amounts'>>({
  lines,
  currency,
}: {
  readonly lines: readonly Line[]
  readonly currency: string
}) =>
  lines.map(({ amounts, ...line }) => ({
    ...line,
    amounts: inMajorUnits(componentAmounts(amounts), currency),
  }))

export const comparativeReports = {
  Query: {
    comparativeTrialBalance: async (_: unknown, args: TrialBalanceArgs & ComparedTo, ctx: Context) =>
      comparedInMajor(await comparativeReport(ctx, args, given => trialBalanceReport(ctx, given))),
    comparativeIncomeStatement: incomeStatementBeside('INCOME_STATEMENT'),
    comparativeProfitAndLoss: incomeStatementBeside('PROFIT_AND_LOSS'),
    comparativeBalanceSheet: async (_: unknown, args: ReportArgs & ComparedTo, ctx: Context) =>
      comparedInMajor(await comparativeReport(ctx, args, given => balanceSheetReport(ctx, given))),
    comparativeCashFlowStatement: async (_: unknown, args: CashFlowArgs & ComparedTo, ctx: Context) =>
      comparedInMajor(await comparativeReport(ctx, args, given => cashFlowReport(ctx, given))),
    comparativeChangesInEquity: async (_: unknown, args: ChangesInEquityArgs & ComparedTo, ctx: Context) => {
      const report = await comparativeReport(ctx, args, given => changesInEquityReport(ctx, given))
      return comparedInMajor({ ...report, lines: linesWithAmounts(report) })
    },
    consolidatedTrialBalance: async (_: unknown, args: Omit<TrialBalanceArgs, 'branchId'>, ctx: Context) =>
      consolidatedInMajor(await consolidatedTrialBalance(ctx, args)),
    consolidatedIncomeStatement: incomeStatementOfAll('INCOME_STATEMENT'),
    consolidatedProfitAndLoss: incomeStatementOfAll('PROFIT_AND_LOSS'),
    consolidatedBalanceSheet: async (_: unknown, args: ConsolidatedArgs, ctx: Context) =>
      consolidatedInMajor(await consolidatedBalanceSheet(ctx, args)),
    consolidatedCashFlowStatement: async (_: unknown, args: Omit<CashFlowArgs, 'branchId'>, ctx: Context) =>
      consolidatedInMajor(await consolidatedCashFlow(ctx, args)),
    consolidatedChangesInEquity: async (
      _: unknown,
      args: Omit<ChangesInEquityArgs, 'branchId'>,
      ctx: Context,
    ) => {
      const report = await consolidatedChangesInEquity(ctx, args)
      return consolidatedInMajor({ ...report, lines: linesWithAmounts(report) })
    },
  },
} satisfies Resolvers
