import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { refuse } from '#core/errors.ts'
import { lockBusinessDate } from '#core/ledger/interest/open-interest.ts'
import { lockAccounts } from '#core/ledger/lock-accounts.ts'
import { retryOnStalePricing } from '#core/ledger/post-within.ts'
import { payoffOf } from '#core/rules/loans/payoff.ts'
import { prepay } from '#core/rules/loans/rescheduling.ts'
import { lockLoanInRepayment } from '../locked-loan.ts'
import { saveLines } from '../save-lines.ts'
import { collect, type LoanPayment } from './collect.ts'
import { exceedsPayoff, payInOrder, preparePayment, type RepayLoan } from './repay-loan.ts'

const prepayOnce = command({
  prepare: preparePayment,
  async write(tx, { id, sourceAccountId }: RepayLoan, { amountMinor, plan }): Promise<LoanPayment> {
    await lockAccounts(tx, [sourceAccountId])
    const date = await lockBusinessDate(tx)
    const locked = await lockLoanInRepayment(tx, id)
    const { schedule } = locked
    // The last payment keeps the lines, as they are then paid.
    if (amountMinor === payoffOf(schedule, date).total)
      return payInOrder(tx, locked, { kind: 'PREPAYMENT', plan, amountMinor, date })
    const result = prepay(schedule, amountMinor, date)
    if (result === 'REPAYMENT_EXCEEDS_PAYOFF') throw exceedsPayoff(locked, date)
    if (result === 'PREPAYMENT_TOO_SMALL') throw refuse('PREPAYMENT_TOO_SMALL')
    const { settled, next, paid } = result
    await saveLines(tx, [
      { loanId: id, version: schedule.version, before: schedule.lines, after: settled },
      { loanId: id, version: next.version, before: [], after: next.lines },
    ])
    return collect(tx, locked, {
      kind: 'PREPAYMENT',
      plan,
      amountMinor,
      paid,
      schedule: next,
      isClosed: false,
      date,
    })
  },
})

/** Pays what is due and the earned interest, and lowers the principal by the rest, which is spread over the open installments again. */
export const prepayLoan = (ctx: Context, input: RepayLoan): Promise<LoanPayment> =>
  retryOnStalePricing(ctx, () => prepayOnce(ctx, input))
