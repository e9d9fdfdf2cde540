import type { Context } from '#kernel/context.ts'
import { changesInEquity } from '#core/rules/books/reports/changes-in-equity.ts'
import type { EquityRow } from '#core/rules/books/reports/changes-in-equity.ts'
import type { ReportArgs, ReportHeader } from './report-base.ts'
import { reportMovements } from './report-movements.ts'

export type ChangesInEquityArgs = Omit<ReportArgs, 'includeZero'>

export interface ChangesInEquityReport
  extends ReportHeader, Pick<ReturnType<typeof changesInEquity>, 'checks'> {
  readonly report: 'CHANGES_IN_EQUITY'
  readonly from: string
  readonly to: string
  readonly lines: readonly EquityRow[]
  readonly totals: { readonly opening: bigint; readonly change: bigint; readonly closing: bigint }
}

/** The statement of changes in equity of a range. Opening and closing balances are valued at the same rates. */
export async function changesInEquityReport(
  ctx: Context,
  args: ChangesInEquityArgs,
): Promise<ChangesInEquityReport> {
  const { base, movements, closing } = await reportMovements(ctx, { ...args, includeZero: false })
  const { from, to } = base.range
  const undone = movements.map(movement => ({
    ...movement,
    debitLessCreditMinor: -movement.debitLessCreditMinor,
  }))
  const { rows, checks } = changesInEquity([...closing, ...undone], movements, closing)
  const [first, last] = [rows[0]!.total, rows.at(-1)!.total]
  return {
    report: 'CHANGES_IN_EQUITY',
    ...base.header,
    from,
    to,
    lines: rows,
    totals: { opening: first, change: last - first, closing: last },
    checks,
  }
}
