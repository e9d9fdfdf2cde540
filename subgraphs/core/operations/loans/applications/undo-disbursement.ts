import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { refuse } from '#core/errors.ts'
import { events } from '#core/events.ts'
import { lockBusinessDate } from '#core/ledger/interest/open-interest.ts'
import { lockAccounts } from '#core/ledger/lock-accounts.ts'
import { postWithin, retryOnStalePricing } from '#core/ledger/post-within.ts'
import { markReversed } from '#core/ledger/progress.ts'
import { accountsOf, planReversal, reversalIdOf } from '#core/ledger/reversal.ts'
import { loan } from '#core/queries/loans/loans.ts'
import { transactionById } from '#core/queries/posted-transaction.ts'
import { combined, totalOf } from '#core/rules/loans/installment.ts'
import { admitRole } from '#core/rules/rights.ts'
import { lockLoanInRepayment, saveLoan, statusMoved } from '../locked-loan.ts'
import { recordLoanChange, type LoanWithFigures } from '../record-loan.ts'
import { saveLines } from '../save-lines.ts'
import { NOT_DISBURSED } from './create-loan.ts'

export interface UndoDisbursement {
  readonly id: string
  readonly reason?: string | null
}

/** Reason of the reversed transactions if staff give none. */
const WITHOUT_REASON = 'The disbursement of the loan was undone'

const undo = command({
  async prepare(ctx: Context, { id, reason }: UndoDisbursement) {
    admitRole(ctx.actor, 'manager')
    const row = await loan(ctx, id)
    statusMoved(row, 'UNDO_DISBURSEMENT')
    const original = (await transactionById(ctx, row.disbursementId!))!
    return planReversal(ctx, original, { reason: reason ?? WITHOUT_REASON, withFee: true })
  },
  async write(tx, { id, reason = null }, plan): Promise<LoanWithFigures> {
    const reversalReason = reason ?? WITHOUT_REASON
    await lockAccounts(tx, accountsOf(plan))
    const date = await lockBusinessDate(tx)
    const { row: before, schedule } = await lockLoanInRepayment(tx, id)
    statusMoved(before, 'UNDO_DISBURSEMENT')
    const isUnpaid = schedule.lines.every(({ paid, waived }) => totalOf(combined(paid, waived)) === 0n)
    if (!isUnpaid || before.disbursementId !== plan.original.id || schedule.version > 1)
      throw refuse('INVALID_STATE', { message: 'Something has been paid or waived of the loan.' })
    await markReversed(tx, plan.original, reversalIdOf(plan), reversalReason)
    // The fees are returned first, since the account has received the principal less the fees.
    const [principal, ...fees] = plan.postings.map((posting, index) => ({ posting, ids: plan.ids[index]! }))
    const ordered = [...fees, principal!]
    await postWithin(
      tx,
      ordered.map(({ posting }) => posting),
      ordered.map(({ ids }) => ids),
    )
    for (const [index, part] of plan.parts.entries())
      await markReversed(tx, part, plan.ids[index + 1]!.id, reversalReason)
    const { accruedInterestMinor, suspendedInterestMinor, provisionMinor } = before
    const row = await saveLoan(tx, before, {
      status: 'APPROVED',
      statusReason: reason,
      ...NOT_DISBURSED,
      // The next close of a business date takes back what was posted for the loan.
      hasBooks: true,
      accruedInterestMinor,
      suspendedInterestMinor,
      provisionMinor,
    })
    await saveLines(tx, [{ loanId: id, version: 1, before: schedule.lines, after: [] }])
    return recordLoanChange(tx, row, {
      change: 'DISBURSEMENT_UNDONE',
      event: events.loan_disbursement_undone,
      date,
      reason,
    })
  },
})

/** Takes a disbursed principal back, and returns the fees, while nothing has been paid or waived of the loan. */
export const undoDisbursement = (ctx: Context, input: UndoDisbursement): Promise<LoanWithFigures> =>
  retryOnStalePricing(ctx, () => undo(ctx, input))
