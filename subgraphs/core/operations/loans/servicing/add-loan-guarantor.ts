import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { insertOf, valuesOf } from '#kernel/database/columns.ts'
import { invalid } from '#kernel/refusals.ts'
import { holderOf } from '#core/clients/identity.ts'
import { LoanGuarantor } from '#core/entities/loans/loan-guarantor.ts'
import { events } from '#core/events.ts'
import { amountIn } from '#core/ledger/amount.ts'
import type { LoanGuarantorRow } from '#core/queries/loans/securities.ts'
import { admitRole } from '#core/rules/rights.ts'
import { lockSecuredLoan, newLoanEntry } from './secured-loan.ts'

export interface AddLoanGuarantor {
  readonly id: string
  readonly name: string
  readonly customerId?: string | null
  readonly amount: string
}

const ADD_GUARANTOR = insertOf(LoanGuarantor, 'entry')

/** Adds a guarantor to a loan that is not closed. */
export const addLoanGuarantor = command({
  async prepare(ctx: Context, { customerId }: AddLoanGuarantor): Promise<void> {
    admitRole(ctx.actor, 'officer')
    if (typeof customerId === 'string') await holderOf(ctx, customerId)
  },
  async write(tx, { id, name, customerId, amount }: AddLoanGuarantor): Promise<LoanGuarantorRow> {
    const loan = await lockSecuredLoan(tx, id, 'guarantors')
    if (customerId === loan.customerId)
      throw invalid([{ field: 'customerId', reason: 'must not be the customer of the loan' }])
    const amountMinor = amountIn(amount, loan.currency)
    const row = { ...newLoanEntry(tx, loan), name, customerId: customerId ?? null, amountMinor }
    await tx.sql(ADD_GUARANTOR, valuesOf(LoanGuarantor, row))
    tx.emit(events.loan_guarantor_added, id, { loanId: id, guarantorId: row.id, addedBy: row.createdBy })
    return row
  },
})
