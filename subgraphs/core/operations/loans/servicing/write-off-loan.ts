import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { events } from '#core/events.ts'
import { lockBusinessDate } from '#core/ledger/interest/open-interest.ts'
import { loanTransfer } from '#core/ledger/loans/loan-transfer.ts'
import { postWithin, retryOnStalePricing } from '#core/ledger/post-within.ts'
import { loan } from '#core/queries/loans/loans.ts'
import { payoffOf } from '#core/rules/loans/payoff.ts'
import { admitRole } from '#core/rules/rights.ts'
import { lockLoanInRepayment, saveLoan, statusMoved } from '../locked-loan.ts'
import { recordLoanChange, type LoanWithFigures } from '../record-loan.ts'

export interface WriteOffLoan {
  readonly id: string
  readonly reason: string
}

const writeOffOnce = command({
  async prepare(ctx: Context, { id }: WriteOffLoan) {
    admitRole(ctx.actor, 'manager')
    const row = await loan(ctx, id)
    const narration = `Write-off of loan ${row.loanNumber}`
    const [fromAllowance, asExpense] = await Promise.all([
      loanTransfer(ctx, row, { debit: 'LOAN_ALLOWANCE', credit: 'LOAN_PRINCIPAL', narration }),
      loanTransfer(ctx, row, { debit: 'LOAN_IMPAIRMENT', credit: 'LOAN_PRINCIPAL', narration }),
    ])
    return { fromAllowance, asExpense }
  },
  async write(tx, { id, reason }, { fromAllowance, asExpense }): Promise<LoanWithFigures> {
    const date = await lockBusinessDate(tx)
    const { row: before, schedule } = await lockLoanInRepayment(tx, id)
    const { openPrincipalMinor, provisionMinor } = before
    const coveredMinor = provisionMinor < openPrincipalMinor ? provisionMinor : openPrincipalMinor
    await postWithin(
      tx,
      [
        { ...fromAllowance, amountMinor: coveredMinor },
        { ...asExpense, amountMinor: openPrincipalMinor - coveredMinor },
      ].filter(({ amountMinor }) => amountMinor > 0n),
    )
    const row = await saveLoan(tx, before, {
      status: statusMoved(before, 'WRITE_OFF'),
      statusReason: reason,
      closedOn: date,
      writtenOffMinor: payoffOf(schedule, date).total,
      openPrincipalMinor: 0n,
      nextDueDate: null,
      classification: null,
      // The next close of a business date takes back interest that was earned and not paid, and the rest of the provision.
      provisionMinor: provisionMinor - coveredMinor,
    })
    return recordLoanChange(tx, row, {
      change: 'WRITTEN_OFF',
      event: events.loan_written_off,
      date,
      reason,
    })
  },
})

/** Writes off what is open of a loan: the principal against its provision first, and the rest as an expense. */
export const writeOffLoan = (ctx: Context, input: WriteOffLoan): Promise<LoanWithFigures> =>
  retryOnStalePricing(ctx, () => writeOffOnce(ctx, input))
