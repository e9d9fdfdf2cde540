import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { refuse } from '#core/errors.ts'
import { events } from '#core/events.ts'
import { lockBusinessDate } from '#core/ledger/interest/open-interest.ts'
import { advanceToPrincipal } from '#core/ledger/loans/loan-transfer.ts'
import { postWithin, retryOnStalePricing } from '#core/ledger/post-within.ts'
import { loan } from '#core/queries/loans/loans.ts'
import { payoffOf } from '#core/rules/loans/payoff.ts'
import { restructure } from '#core/rules/loans/rescheduling.ts'
import { admitRole } from '#core/rules/rights.ts'
import { lockLoanInRepayment, saveLoan, scheduleColumns } from '../locked-loan.ts'
import { recordLoanChange, type LoanWithFigures } from '../record-loan.ts'
import { saveLines } from '../save-lines.ts'

export interface RestructureLoan {
  readonly id: string
  readonly installments: number
  readonly reason: string
}

const restructureOnce = command({
  async prepare(ctx: Context, { id }: RestructureLoan) {
    admitRole(ctx.actor, 'manager')
    return advanceToPrincipal(ctx, await loan(ctx, id))
  },
  async write(tx, { id, installments, reason }, posting): Promise<LoanWithFigures> {
    const date = await lockBusinessDate(tx)
    const { row: before, product, schedule } = await lockLoanInRepayment(tx, id)
    if (payoffOf(schedule, date).principal <= 0n)
      throw refuse('INVALID_STATE', { message: 'The loan has no open principal.' })
    const { settled, next, paid } = restructure(schedule, date, installments)
    if (paid.principal > 0n) await postWithin(tx, [{ ...posting, amountMinor: paid.principal }])
    await saveLines(tx, [
      { loanId: id, version: schedule.version, before: schedule.lines, after: settled },
      { loanId: id, version: next.version, before: [], after: next.lines },
    ])
    const row = await saveLoan(tx, before, {
      ...scheduleColumns(product, next, date, true),
      isRestructured: true,
      statusReason: reason,
      paidInterestMinor: before.paidInterestMinor + paid.interest,
    })
    return recordLoanChange(tx, row, {
      change: 'RESTRUCTURED',
      event: events.loan_restructured,
      date,
      schedule: next,
      reason,
      details: { newInstallments: installments },
    })
  },
})

/** Spreads the open principal of a loan over new installments, from the open business date on. */
export const restructureLoan = (ctx: Context, input: RestructureLoan): Promise<LoanWithFigures> =>
  retryOnStalePricing(ctx, () => restructureOnce(ctx, input))
