import type { Context } from '#kernel/context.ts'
import { byAccount } from '#core/rules/books/reports/gl-account-balance.ts'
import type { ReportRange } from '#core/rules/books/reports/range.ts'
import {
  isInStage,
  trialBalanceAt,
  type BalancePart,
  type TrialBalanceStage,
} from '#core/rules/books/reports/trial-balance.ts'
import type { GlEntries } from './gl-entries.ts'
import { isInBalance, reportBase, type ReportArgs, type ReportHeader } from './report-base.ts'

export interface TrialBalanceArgs extends ReportArgs {
  readonly stage: TrialBalanceStage
}

export type TrialBalanceReport = ReportHeader &
  ReturnType<typeof trialBalanceAt> & { readonly report: 'TRIAL_BALANCE'; readonly asOf: string }

/** The trial balance at the end of a date, of a range, or of a fiscal period or year. */
export async function trialBalanceReport(
  ctx: Context,
  { stage, ...args }: TrialBalanceArgs,
): Promise<TrialBalanceReport> {
  const { header, range, balances } = await reportBase(ctx, args, 'BALANCES')
  const counted = byAccount(balances(isInTrialBalance(stage, range)))
  return {
    report: 'TRIAL_BALANCE',
    ...header,
    asOf: range.to,
    ...trialBalanceAt(stage, counted, args.includeZero),
  }
}

/** Whether entries count in the stage, at the end of the range. */
export function isInTrialBalance(
  stage: TrialBalanceStage,
  range: ReportRange,
): (entries: GlEntries) => boolean {
  const inBalance = isInBalance(range)
  return entries => inBalance(entries) && isInStage(stage, partOf(entries))
}

function partOf({ isEarlier, isClosing, isAdjustment }: GlEntries): BalancePart {
  if (isEarlier) return 'EARLIER_YEARS'
  if (isClosing) return 'CLOSING'
  return isAdjustment ? 'ADJUSTMENTS' : 'MONTHS'
}
