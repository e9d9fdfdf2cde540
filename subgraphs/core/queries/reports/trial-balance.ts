import type { Context } from '#kernel/context.ts'
import {
  trialBalanceAt,
  type BalancePart,
  type TrialBalanceStage,
} from '#core/rules/books/reports/trial-balance.ts'
import type { GlEntries } from './gl-entries.ts'
import { reportBase, type ReportArgs, type ReportHeader } from './report-base.ts'

export interface TrialBalanceArgs extends ReportArgs {
  readonly stage: TrialBalanceStage
}

export type TrialBalanceReport = ReportHeader &
  ReturnType<typeof trialBalanceAt> & { readonly report: 'TRIAL_BALANCE'; readonly asOf: string }

const PARTS = ['EARLIER_YEARS', 'MONTHS', 'ADJUSTMENTS', 'CLOSING'] as const

/** The trial balance at the end of a date, of a range, or of a fiscal period or year. */
export async function trialBalanceReport(ctx: Context, args: TrialBalanceArgs): Promise<TrialBalanceReport> {
  const { header, range, balances } = await reportBase(ctx, args, 'BALANCES')
  const isExcluded = (part: BalancePart['part']): boolean =>
    range.adjustments === 'EXCLUDED' && (part === 'ADJUSTMENTS' || part === 'CLOSING')
  const parts = PARTS.filter(part => !isExcluded(part)).flatMap(part =>
    balances(entries => partOf(entries) === part).map(balance => ({ ...balance, part })),
  )
  return {
    report: 'TRIAL_BALANCE',
    ...header,
    asOf: range.to,
    ...trialBalanceAt(args.stage, parts, args.includeZero),
  }
}

function partOf({ isEarlier, isClosing, isAdjustment }: GlEntries): BalancePart['part'] {
  if (isEarlier) return 'EARLIER_YEARS'
  if (isClosing) return 'CLOSING'
  return isAdjustment ? 'ADJUSTMENTS' : 'MONTHS'
}
