import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { insertOf, valuesOf } from '#kernel/database/columns.ts'
import { newId } from '#kernel/id.ts'
import { formatMinor } from '#kernel/money.ts'
import { LoanRepayment } from '#core/entities/loans/loan-repayment.ts'
import { refuse } from '#core/errors.ts'
import { events } from '#core/events.ts'
import { lockBusinessDate } from '#core/ledger/interest/open-interest.ts'
import { loanTransfer } from '#core/ledger/loans/loan-transfer.ts'
import { lockAccounts } from '#core/ledger/lock-accounts.ts'
import { postWithin, retryOnStalePricing } from '#core/ledger/post-within.ts'
import { loan } from '#core/queries/loans/loans.ts'
import type { LoanRepaymentRow } from '#core/queries/loans/repayments.ts'
import { lockLoan, saveLoan } from '../locked-loan.ts'
import { recordLoanChange } from '../record-loan.ts'
import type { LoanPayment } from './collect.ts'
import { preparePayment, type RepayLoan } from './repay-loan.ts'

const RECORD = insertOf(LoanRepayment, 'repayment')

const recoverOnce = command({
  async prepare(ctx: Context, input: RepayLoan) {
    const { amountMinor, plan } = await preparePayment(ctx, input)
    const row = await loan(ctx, input.id)
    const income = await loanTransfer(ctx, row, {
      debit: 'LOAN_CLEARING',
      credit: 'LOAN_RECOVERIES',
      narration: `Recovery of loan ${row.loanNumber}`,
    })
    const posting = { ...plan.whole, amountMinor, parts: [{ ...income, amountMinor }] }
    return { amountMinor, posting }
  },
  async write(tx, { id, sourceAccountId }, { amountMinor, posting }): Promise<LoanPayment> {
    await lockAccounts(tx, [sourceAccountId])
    const date = await lockBusinessDate(tx)
    const before = await lockLoan(tx, id)
    if (before.status !== 'CLOSED_WRITTEN_OFF')
      throw refuse('INVALID_STATE', { message: `The loan is ${before.status}.` })
    const openMinor = before.writtenOffMinor - before.recoveredMinor
    if (amountMinor > openMinor)
      throw refuse('REPAYMENT_EXCEEDS_PAYOFF', {
        message: `${formatMinor(openMinor, before.currency)} ${before.currency} of the loan can still be recovered.`,
      })
    const [transaction] = await postWithin(tx, [posting])
    const recovery: LoanRepaymentRow = {
      workspaceId: before.workspaceId,
      id: newId(),
      loanId: id,
      kind: 'RECOVERY',
      amountMinor,
      penaltyMinor: 0n,
      feeMinor: 0n,
      interestMinor: 0n,
      principalMinor: amountMinor,
      sourceAccountId,
      transactionId: transaction!.id,
      bookingDate: transaction!.bookingDate,
      createdBy: tx.actor.subjectId,
      createdAt: tx.now(),
    }
    await tx.sql(RECORD, valuesOf(LoanRepayment, recovery))
    const row = await saveLoan(tx, before, { recoveredMinor: before.recoveredMinor + amountMinor })
    const shown = await recordLoanChange(tx, row, {
      change: 'RECOVERED',
      event: events.loan_recovered,
      date,
      details: { transactionId: transaction!.id, amount: formatMinor(amountMinor, row.currency) },
    })
    return { ...recovery, loan: shown }
  },
})

/** Takes a payment of a loan that was written off, which is income. */
export const recoverLoan = (ctx: Context, input: RepayLoan): Promise<LoanPayment> =>
  retryOnStalePricing(ctx, () => recoverOnce(ctx, input))
