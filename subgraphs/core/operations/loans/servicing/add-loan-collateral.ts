import { command } from '#kernel/command.ts'
import { insertOf, valuesOf } from '#kernel/database/columns.ts'
import { LoanCollateral } from '#core/entities/loans/loan-collateral.ts'
import { events } from '#core/events.ts'
import { amountIn } from '#core/ledger/amount.ts'
import type { LoanCollateralRow } from '#core/queries/loans/securities.ts'
import { admitRole } from '#core/rules/rights.ts'
import { lockSecuredLoan, newLoanEntry } from './secured-loan.ts'

export interface AddLoanCollateral {
  readonly id: string
  readonly type: string
  readonly description: string
  readonly value: string
}

const ADD_COLLATERAL = insertOf(LoanCollateral, 'entry')

/** Adds collateral to a loan that is not closed. */
export const addLoanCollateral = command(
  async (tx, { id, type, description, value }: AddLoanCollateral): Promise<LoanCollateralRow> => {
    admitRole(tx.actor, 'officer')
    const loan = await lockSecuredLoan(tx, id, 'collateral')
    const valueMinor = amountIn(value, loan.currency, 'value')
    const row = { ...newLoanEntry(tx, loan), type, description, valueMinor }
    await tx.sql(ADD_COLLATERAL, valuesOf(LoanCollateral, row))
    tx.emit(events.loan_collateral_added, id, {
      loanId: id,
      collateralId: row.id,
      type,
      addedBy: row.createdBy,
    })
    return row
  },
)
