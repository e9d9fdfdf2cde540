import type { Context } from '#kernel/context.ts'
import { cashFlow } from '#core/rules/books/reports/cash-flow.ts'
import type { ReportArgs, ReportHeader } from './report-base.ts'
import { reportMovements, type ReportMovement } from './report-movements.ts'

export interface CashFlowArgs extends Omit<ReportArgs, 'includeZero'> {
  readonly method: 'DIRECT' | 'INDIRECT'
}

export type CashFlowReport = ReportHeader &
  ReturnType<typeof cashFlow> & { readonly report: 'CASH_FLOW'; readonly from: string; readonly to: string }

/** The cash flow statement of a range. Opening and closing cash are valued at the same rates. */
export async function cashFlowReport(
  ctx: Context,
  { method, ...args }: CashFlowArgs,
): Promise<CashFlowReport> {
  const { base, movements, closing } = await reportMovements(ctx, { ...args, includeZero: false })
  const { from, to } = base.range
  const closingMinor = cashIn(closing)
  const openingMinor = closingMinor - cashIn(movements)
  return {
    report: 'CASH_FLOW',
    ...base.header,
    from,
    to,
    ...cashFlow(method, movements, { openingMinor, closingMinor }),
  }
}

const cashIn = (balances: readonly ReportMovement[]): bigint =>
  balances.reduce(
    (sum, { cashFlowClass, debitLessCreditMinor }) =>
      cashFlowClass === 'CASH' ? sum + debitLessCreditMinor : sum,
    0n,
  )
