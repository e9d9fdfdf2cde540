import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { formatMinor } from '#kernel/money.ts'
import { invalid } from '#kernel/refusals.ts'
import { events } from '#core/events.ts'
import { amountIn } from '#core/ledger/amount.ts'
import { lockBusinessDate } from '#core/ledger/interest/open-interest.ts'
import { advanceToPrincipal } from '#core/ledger/loans/loan-transfer.ts'
import { postWithin, retryOnStalePricing } from '#core/ledger/post-within.ts'
import { loan } from '#core/queries/loans/loans.ts'
import { openPart } from '#core/rules/loans/installment.ts'
import { payoffOf } from '#core/rules/loans/payoff.ts'
import { repay } from '#core/rules/loans/repayment.ts'
import { waive, type WaivablePart } from '#core/rules/loans/waiver.ts'
import { admitRole } from '#core/rules/rights.ts'
import { lockLoanInRepayment, saveLoan, scheduleColumns } from '../locked-loan.ts'
import { recordLoanChange, type LoanWithFigures } from '../record-loan.ts'
import { saveLines } from '../save-lines.ts'

export interface WaiveLoan {
  readonly id: string
  readonly part: Uppercase<WaivablePart>
  readonly amount: string
  readonly reason?: string | null
}

const waiveOnce = command({
  async prepare(ctx: Context, { id, amount }: WaiveLoan) {
    admitRole(ctx.actor, 'manager')
    const row = await loan(ctx, id)
    return { amountMinor: amountIn(amount, row.currency), posting: await advanceToPrincipal(ctx, row) }
  },
  async write(tx, { id, part, reason = null }, { amountMinor, posting }): Promise<LoanWithFigures> {
    const date = await lockBusinessDate(tx)
    const { row: before, product, schedule } = await lockLoanInRepayment(tx, id)
    const name = part.toLowerCase() as WaivablePart
    const { lines, rest } = waive(schedule.lines, name, amountMinor)
    if (rest > 0n) {
      const open = formatMinor(openPart(schedule.lines, name), before.currency)
      throw invalid([{ field: 'amount', reason: `must be at most ${open}, which is open of the part` }])
    }
    const waived = { ...schedule, lines }
    const isClosed = payoffOf(waived, date).total === 0n
    const closing = isClosed ? repay(waived, 0n, date, product.allocation) : undefined
    const next = typeof closing === 'object' ? { ...waived, lines: closing.lines } : waived
    const advance = typeof closing === 'object' ? closing.paid.principal : 0n
    if (advance > 0n) await postWithin(tx, [{ ...posting, amountMinor: advance }])
    await saveLines(tx, [
      { loanId: id, version: schedule.version, before: schedule.lines, after: next.lines },
    ])
    const row = await saveLoan(tx, before, {
      ...scheduleColumns(product, next, date, before.isRestructured),
      paidInterestMinor: before.paidInterestMinor - advance,
      ...(isClosed && {
        status: 'CLOSED_OBLIGATIONS_MET' as const,
        closedOn: date,
        nextDueDate: null,
        classification: null,
      }),
    })
    const amount = formatMinor(amountMinor, row.currency)
    const shown = await recordLoanChange(tx, row, {
      change: 'WAIVED',
      event: events.loan_waived,
      date,
      schedule: next,
      reason,
      details: { part, amount },
    })
    if (isClosed) await recordLoanChange(tx, row, { change: 'CLOSED', event: events.loan_closed, date })
    return shown
  },
})

/** Waives an amount of the penalties, the fees or the interest of a loan, the oldest installment first. */
export const waiveLoan = (ctx: Context, input: WaiveLoan): Promise<LoanWithFigures> =>
  retryOnStalePricing(ctx, () => waiveOnce(ctx, input))
