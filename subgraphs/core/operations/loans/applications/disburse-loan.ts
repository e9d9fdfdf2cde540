import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { events } from '#core/events.ts'
import { lockBusinessDate } from '#core/ledger/interest/open-interest.ts'
import { disbursementPosting } from '#core/ledger/loans/disbursement.ts'
import { lockAccounts } from '#core/ledger/lock-accounts.ts'
import { postWithin, retryOnStalePricing } from '#core/ledger/post-within.ts'
import { loan } from '#core/queries/loans/loans.ts'
import { termsOfLoan } from '#core/queries/loans/schedules.ts'
import { installmentOf, type LoanSchedule } from '#core/rules/loans/installment.ts'
import { loanTermsOf } from '#core/rules/loans/product-terms.ts'
import { scheduleOf } from '#core/rules/loans/schedule.ts'
import { admitRole } from '#core/rules/rights.ts'
import { lockLoan, saveLoan, scheduleColumns, statusMoved } from '../locked-loan.ts'
import { recordLoanChange, type LoanWithFigures } from '../record-loan.ts'
import { saveLines } from '../save-lines.ts'

interface DisburseLoan {
  readonly id: string
  /** Earlier date from which interest runs, for a loan that is taken over; the open business date when left out. */
  readonly since?: string
}

const disburse = command({
  async prepare(ctx: Context, { id }: DisburseLoan) {
    admitRole(ctx.actor, 'manager')
    const row = await loan(ctx, id)
    statusMoved(row, 'DISBURSE')
    const product = await termsOfLoan(ctx, row)
    return { row, product, posting: await disbursementPosting(ctx, row, product) }
  },
  async write(tx, { id, since }, { row, product, posting }): Promise<LoanWithFigures> {
    await lockAccounts(tx, [row.disbursementAccountId])
    const date = await lockBusinessDate(tx)
    const before = await lockLoan(tx, id)
    statusMoved(before, 'DISBURSE')
    const { principalMinor, installments } = before
    const [transaction] = await postWithin(tx, [{ ...posting, amountMinor: principalMinor }])
    const startDate = since ?? date
    const terms = loanTermsOf(product, { principalMinor, installments, startDate })
    const schedule: LoanSchedule = { version: 1, terms, lines: scheduleOf(terms).map(installmentOf) }
    const disbursed = await saveLoan(tx, before, {
      ...scheduleColumns(product, schedule, date, false),
      disbursedOn: startDate,
      disbursementId: transaction!.id,
      hasBooks: true,
    })
    await saveLines(tx, [{ loanId: id, version: 1, before: [], after: schedule.lines }])
    return recordLoanChange(tx, disbursed, {
      change: 'DISBURSED',
      event: events.loan_disbursed,
      date,
      schedule,
    })
  },
})

/** Credits the principal of an approved loan to its account on the open business date, takes the fees, and starts the schedule. */
export const disburseLoan = (ctx: Context, input: DisburseLoan): Promise<LoanWithFigures> =>
  retryOnStalePricing(ctx, () => disburse(ctx, input))
