import type { Context } from '#kernel/context.ts'
import {
  withBranches,
  type ConsolidatedPart,
  type Elimination,
} from '#core/rules/books/reports/consolidated.ts'
import { cashFlowOf, type CashFlowArgs } from './cash-flow.ts'
import { changesInEquityOf } from './changes-in-equity.ts'
import type { ReportArgs } from './report-base.ts'
import { movementsByBranch, type ReportMovement, type ReportMovements } from './report-movements.ts'
import { reportingBranches } from './reporting-branches.ts'

type ConsolidatedArgs = Omit<ReportArgs, 'branchId' | 'includeZero'>

/** The cash flow statement of all branches together. What branches moved between them is no flow of the whole. */
export const consolidatedCashFlow = async (
  ctx: Context,
  { method, ...args }: ConsolidatedArgs & Pick<CashFlowArgs, 'method'>,
) => ({
  report: 'CASH_FLOW' as const,
  ...(await consolidatedMovements(ctx, args, read => cashFlowOf(read, method), dueMovements)),
})

/** The statement of changes in equity of all branches together. Branches have no equity in each other, so nothing is eliminated. */
export const consolidatedChangesInEquity = async (ctx: Context, args: ConsolidatedArgs) => ({
  report: 'CHANGES_IN_EQUITY' as const,
  ...(await consolidatedMovements(ctx, args, changesInEquityOf, () => [])),
})

/** What the branch moved on the accounts that hold what branches owe each other. */
const dueMovements = ({ movements }: ReportMovements, dueAccountIds: ReadonlySet<string>) =>
  movements.filter(({ accountId }) => dueAccountIds.has(accountId))

/** Reads the movements of all branches together, and reports on their sum and on each branch. */
async function consolidatedMovements<Report extends ConsolidatedPart>(
  ctx: Context,
  args: ConsolidatedArgs,
  reportOn: (read: ReportMovements) => Report,
  eliminatedFrom: (read: ReportMovements, dueAccountIds: ReadonlySet<string>) => readonly ReportMovement[],
) {
  const [{ all, ofBranch }, { branches, dueAccountIds }] = await Promise.all([
    movementsByBranch(ctx, { ...args, includeZero: false }),
    reportingBranches(ctx),
  ])
  const parts = branches.map(branch => {
    const read = ofBranch(branch.branchId)
    return { ...branch, ...reportOn(read), eliminations: eliminationsOf(eliminatedFrom(read, dueAccountIds)) }
  })
  const eliminations = parts.flatMap(({ branchId, eliminations: own }): Elimination[] =>
    own.map(one => ({ branchId, ...one })),
  )
  const dueMinor = eliminations.reduce((sum, { amount }) => sum - amount, 0n)
  const { branchId: _, ...header } = all.base.header
  const { from, to } = all.base.range
  return { ...header, from, to, ...withBranches(reportOn(all), parts, { eliminations, dueMinor }) }
}

/** One elimination for each account, which takes its movements back. */
function eliminationsOf(movements: readonly ReportMovement[]): readonly Omit<Elimination, 'branchId'>[] {
  const byAccount = Map.groupBy(movements, ({ accountId }) => accountId)
  return [...byAccount.values()]
    .map(group => ({
      code: group[0]!.code,
      name: group[0]!.name,
      amount: group.reduce((sum, { debitLessCreditMinor }) => sum - debitLessCreditMinor, 0n),
    }))
    .filter(({ amount }) => amount !== 0n)
}
