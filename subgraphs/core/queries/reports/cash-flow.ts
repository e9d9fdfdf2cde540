import type { Context } from '#kernel/context.ts'
import { cashFlow } from '#core/rules/books/reports/cash-flow.ts'
import type { ReportArgs, ReportHeader } from './report-base.ts'
import {
  continuityCheck,
  reportMovements,
  type ReportMovement,
  type ReportMovements,
} from './report-movements.ts'

export interface CashFlowArgs extends Omit<ReportArgs, 'includeZero'> {
  readonly method: 'DIRECT' | 'INDIRECT'
}

export type CashFlowReport = ReportHeader &
  ReturnType<typeof cashFlow> & { readonly report: 'CASH_FLOW'; readonly from: string; readonly to: string }

/**
 * The cash flow statement of a range. Opening cash is valued at the rates in force at the start of the range, and flows and closing cash at
 * those at its end; what the rates changed opening cash by is part of the effect of exchange rates.
 */
export async function cashFlowReport(
  ctx: Context,
  { method, ...args }: CashFlowArgs,
): Promise<CashFlowReport> {
  const read = await reportMovements(ctx, { ...args, includeZero: false })
  const { from, to } = read.base.range
  return { report: 'CASH_FLOW', ...read.base.header, from, to, ...cashFlowOf(read, method) }
}

/** The statement on movements that were read. */
export function cashFlowOf(
  read: ReportMovements,
  method: CashFlowArgs['method'],
): ReturnType<typeof cashFlow> {
  const { opening, movements, closing } = read
  const [openingMinor, movedMinor, closingMinor] = [cashIn(opening), cashIn(movements), cashIn(closing)]
  const exchangeMinor = closingMinor - movedMinor - openingMinor
  const { checks, ...statement } = cashFlow(method, movements, { openingMinor, exchangeMinor, closingMinor })
  return {
    ...statement,
    checks: [...checks, continuityCheck(read, 'cash', ({ cashFlowClass }) => cashFlowClass === 'CASH')],
  }
}

const cashIn = (balances: readonly ReportMovement[]): bigint =>
  balances.reduce(
    (sum, { cashFlowClass, debitLessCreditMinor }) =>
      cashFlowClass === 'CASH' ? sum + debitLessCreditMinor : sum,
    0n,
  )
