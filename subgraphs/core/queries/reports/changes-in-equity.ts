import type { Context } from '#kernel/context.ts'
import { changesInEquity } from '#core/rules/books/reports/changes-in-equity.ts'
import type { EquityRow } from '#core/rules/books/reports/changes-in-equity.ts'
import type { ReportArgs, ReportHeader } from './report-base.ts'
import { continuityCheck, reportMovements, type ReportMovements } from './report-movements.ts'

export type ChangesInEquityArgs = Omit<ReportArgs, 'includeZero'>

export interface ChangesInEquityReport
  extends ReportHeader, Pick<ReturnType<typeof changesInEquity>, 'checks'> {
  readonly report: 'CHANGES_IN_EQUITY'
  readonly from: string
  readonly to: string
  readonly lines: readonly EquityRow[]
  readonly totals: { readonly opening: bigint; readonly change: bigint; readonly closing: bigint }
}

/**
 * The statement of changes in equity of a range. Opening equity is valued at the rates in force at the start of the range, and all else at
 * those at its end; what the rates changed opening equity by is among the other changes.
 */
export async function changesInEquityReport(
  ctx: Context,
  args: ChangesInEquityArgs,
): Promise<ChangesInEquityReport> {
  const read = await reportMovements(ctx, { ...args, includeZero: false })
  const { from, to } = read.base.range
  return { report: 'CHANGES_IN_EQUITY', ...read.base.header, from, to, ...changesInEquityOf(read) }
}

/** The statement on movements that were read. */
export function changesInEquityOf(
  read: ReportMovements,
): Pick<ChangesInEquityReport, 'lines' | 'totals' | 'checks'> {
  const { opening, movements, closing } = read
  const explained = [...opening, ...movements].map(balance => ({
    ...balance,
    debitLessCreditMinor: -balance.debitLessCreditMinor,
  }))
  const { rows, checks } = changesInEquity({
    opening,
    movements,
    exchange: [...closing, ...explained],
    closing,
  })
  const [first, last] = [rows[0]!.total, rows.at(-1)!.total]
  return {
    lines: rows,
    totals: { opening: first, change: last - first, closing: last },
    checks: [
      ...checks,
      continuityCheck(read, 'equity', ({ type }) => type !== 'ASSET' && type !== 'LIABILITY'),
    ],
  }
}
