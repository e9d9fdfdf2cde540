import { command } from '#kernel/command.ts'
import { formatMinor } from '#kernel/money.ts'
import { events } from '#core/events.ts'
import { amountIn } from '#core/ledger/amount.ts'
import { lockBusinessDate } from '#core/ledger/interest/open-interest.ts'
import { chargeLoan } from '#core/rules/loans/charge.ts'
import { admitRole } from '#core/rules/rights.ts'
import { lockLoanInRepayment, saveLoan, scheduleColumns } from '../locked-loan.ts'
import { recordLoanChange, type LoanWithFigures } from '../record-loan.ts'
import { saveLines } from '../save-lines.ts'

export interface AddLoanCharge {
  readonly id: string
  readonly name: string
  readonly amount: string
}

/** Adds a charge to the next installment of a loan. It becomes income when it is paid. */
export const addLoanCharge = command(
  async (tx, { id, name, amount }: AddLoanCharge): Promise<LoanWithFigures> => {
    admitRole(tx.actor, 'officer')
    const date = await lockBusinessDate(tx)
    const { row: before, product, schedule } = await lockLoanInRepayment(tx, id)
    const amountMinor = amountIn(amount, before.currency)
    const next = { ...schedule, lines: chargeLoan(schedule.lines, amountMinor, date) }
    await saveLines(tx, [
      { loanId: id, version: schedule.version, before: schedule.lines, after: next.lines },
    ])
    const row = await saveLoan(tx, before, scheduleColumns(product, next, date, before.isRestructured))
    return recordLoanChange(tx, row, {
      change: 'CHARGED',
      event: events.loan_charged,
      date,
      schedule: next,
      details: { name, amount: formatMinor(amountMinor, row.currency) },
    })
  },
)
