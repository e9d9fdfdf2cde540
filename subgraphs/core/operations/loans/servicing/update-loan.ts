import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { refuse } from '#core/errors.ts'
import { events } from '#core/events.ts'
import { lockBusinessDate } from '#core/ledger/interest/open-interest.ts'
import { loan } from '#core/queries/loans/loans.ts'
import { admitRole } from '#core/rules/rights.ts'
import { isClosed, isInRepayment } from '#core/rules/loans/status.ts'
import { loanAccounts, lockLoanAccounts } from '../loan-accounts.ts'
import { lockLoan, lockLoanInRepayment, saveLoan } from '../locked-loan.ts'
import { recordLoanChange, type LoanWithFigures } from '../record-loan.ts'

export interface UpdateLoan {
  readonly id: string
  /** Null for none; absent to keep the account. */
  readonly repaymentAccountId?: string | null
}

/** Changes the account from which due installments of a loan are taken. */
export const updateLoan = command({
  async prepare(ctx: Context, { id, repaymentAccountId }: UpdateLoan): Promise<void> {
    admitRole(ctx.actor, 'officer')
    const row = await loan(ctx, id)
    if (typeof repaymentAccountId === 'string') await loanAccounts(ctx, row, [repaymentAccountId])
  },
  async write(tx, { id, repaymentAccountId }: UpdateLoan): Promise<LoanWithFigures> {
    if (typeof repaymentAccountId === 'string') await lockLoanAccounts(tx, [repaymentAccountId])
    const date = await lockBusinessDate(tx)
    const before = await lockLoan(tx, id)
    if (isClosed(before.status)) throw refuse('INVALID_STATE', { message: `The loan is ${before.status}.` })
    const schedule = isInRepayment(before.status) ? (await lockLoanInRepayment(tx, id)).schedule : undefined
    const row = await saveLoan(tx, before, repaymentAccountId === undefined ? {} : { repaymentAccountId })
    return recordLoanChange(tx, row, { change: 'UPDATED', event: events.loan_updated, date, schedule })
  },
})
