import type { Context } from '#kernel/context.ts'
import { byAccount } from '#core/rules/books/reports/gl-account-balance.ts'
import type { ReportRange } from '#core/rules/books/reports/range.ts'
import { balanceSheet, incomeStatement } from '#core/rules/books/reports/statements.ts'
import type { GlEntries } from './gl-entries.ts'
import { isInBalance, reportBase, type ReportArgs, type ReportHeader } from './report-base.ts'

export type IncomeStatementReport = ReportHeader &
  ReturnType<typeof incomeStatement> & {
    readonly report: 'INCOME_STATEMENT' | 'PROFIT_AND_LOSS'
    readonly from: string
    readonly to: string
  }

/** Income and expense of a range without its closing journals; of a fiscal period, those that belong to it. */
export async function incomeStatementReport(
  ctx: Context,
  report: IncomeStatementReport['report'],
  args: ReportArgs,
): Promise<IncomeStatementReport> {
  const { header, range, balances } = await reportBase(ctx, args, 'MOVEMENTS')
  const { from, to } = range
  const counted = byAccount(balances(isInResult(range)))
  return { report, ...header, from, to, ...incomeStatement(counted, args.includeZero) }
}

/** Whether entries count in the income and expense of the range. */
export const isInResult =
  ({ adjustments }: ReportRange) =>
  ({ isClosing, isAdjustment }: GlEntries): boolean =>
    !isClosing && (adjustments === 'INCLUDED' || isAdjustment === (adjustments === 'ALONE'))

export type BalanceSheetReport = ReportHeader &
  ReturnType<typeof balanceSheet> & { readonly report: 'BALANCE_SHEET'; readonly asOf: string }

/** Assets, liabilities and equity at the end of a date, of a range, or of a fiscal period or year. */
export async function balanceSheetReport(ctx: Context, args: ReportArgs): Promise<BalanceSheetReport> {
  const { header, range, balances } = await reportBase(ctx, args, 'BALANCES')
  const counted = balances(isInBalance(range))
  return {
    report: 'BALANCE_SHEET',
    ...header,
    asOf: range.to,
    ...balanceSheet(byAccount(counted), args.includeZero),
  }
}
