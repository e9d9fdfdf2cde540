import type { Context } from '#kernel/context.ts'
import { branchBalances } from '#core/rules/books/reports/branch-balances.ts'
import { consolidated, type ConsolidatedPart } from '#core/rules/books/reports/consolidated.ts'
import type { GlAccountBalance } from '#core/rules/books/reports/gl-account-balance.ts'
import type { ReportRange } from '#core/rules/books/reports/range.ts'
import { balanceSheet, incomeStatement } from '#core/rules/books/reports/statements.ts'
import { trialBalanceAt } from '#core/rules/books/reports/trial-balance.ts'
import type { GlEntries, GlEntriesContent } from './gl-entries.ts'
import { currencyBalance, isInBalance, reportBase, type ReportArgs } from './report-base.ts'
import { reportingBranches } from './reporting-branches.ts'
import { isInResult, type IncomeStatementReport } from './statements.ts'
import { isInTrialBalance, type TrialBalanceArgs } from './trial-balance.ts'

type ConsolidatedArgs = Omit<ReportArgs, 'branchId'>

/** The trial balance of all branches together. */
export async function consolidatedTrialBalance(
  ctx: Context,
  { stage, ...args }: Omit<TrialBalanceArgs, 'branchId'>,
) {
  const { range, header, report } = await consolidatedReport(ctx, args, {
    content: 'BALANCES',
    isCounted: given => isInTrialBalance(stage, given),
    reportOn: balances => trialBalanceAt(stage, balances, args.includeZero),
  })
  return { report: 'TRIAL_BALANCE' as const, ...header, asOf: range.to, ...report }
}

/** Income and expense of all branches together. */
export async function consolidatedIncomeStatement(
  ctx: Context,
  name: IncomeStatementReport['report'],
  args: ConsolidatedArgs,
) {
  const { range, header, report } = await consolidatedReport(ctx, args, {
    content: 'MOVEMENTS',
    isCounted: isInResult,
    reportOn: balances => incomeStatement(balances, args.includeZero),
  })
  return { report: name, ...header, from: range.from, to: range.to, ...report }
}

/** Assets, liabilities and equity of all branches together. */
export async function consolidatedBalanceSheet(ctx: Context, args: ConsolidatedArgs) {
  const { range, header, report } = await consolidatedReport(ctx, args, {
    content: 'BALANCES',
    isCounted: isInBalance,
    reportOn: balances => balanceSheet(balances, args.includeZero),
  })
  return { report: 'BALANCE_SHEET' as const, ...header, asOf: range.to, ...report }
}

interface ConsolidatedRequest<Report> {
  readonly content: GlEntriesContent
  readonly isCounted: (range: ReportRange) => (entries: GlEntries) => boolean
  readonly reportOn: (balances: readonly GlAccountBalance[]) => Report
}

/** Reads the entries of all branches in one statement and reports on their sum and on each. */
async function consolidatedReport<Report extends ConsolidatedPart>(
  ctx: Context,
  args: ConsolidatedArgs,
  { content, isCounted, reportOn }: ConsolidatedRequest<Report>,
) {
  const { range, header, entries, balances, valued, rounding } = await reportBase(ctx, args, content, true)
  const { branches, dueAccountIds } = await reportingBranches(ctx)
  const counted = entries
    .filter(isCounted(range))
    .flatMap(one => currencyBalance(one).map(balance => ({ ...balance, branchId: one.branchId! })))
  const byBranch = branchBalances(counted, {
    baseCurrency: header.currency,
    dueAccountIds,
    rounding,
    valued,
  })
  // Accounts without an amount, if the report includes them.
  const empty = balances(() => false)
  const entities = branches.map(branch => ({
    ...branch,
    balances: [...empty, ...(byBranch.get(branch.branchId) ?? [])],
  }))
  const { branchId: _, ...headerOfAll } = header
  return { range, header: headerOfAll, report: consolidated(entities, dueAccountIds, reportOn) }
}
