import type { Tx } from '#kernel/command.ts'
import { insertOf, valuesOf } from '#kernel/database/columns.ts'
import { newId } from '#kernel/id.ts'
import { formatMinor } from '#kernel/money.ts'
import { LoanRepayment } from '#core/entities/loans/loan-repayment.ts'
import { events } from '#core/events.ts'
import { collectionPosting, type CollectionPlan } from '#core/ledger/loans/collection.ts'
import { postWithin } from '#core/ledger/post-within.ts'
import { inMoney } from '#core/queries/loans/figures.ts'
import type { LoanRepaymentRow } from '#core/queries/loans/repayments.ts'
import type { PartAmounts } from '#core/rules/loans/allocation.ts'
import type { LoanSchedule } from '#core/rules/loans/installment.ts'
import { scheduleColumns, saveLoan, type LockedLoan } from '../locked-loan.ts'
import { recordLoanChange, type LoanWithFigures } from '../record-loan.ts'

/** A payment with its loan afterwards. */
export type LoanPayment = LoanRepaymentRow & { readonly loan: LoanWithFigures }

export interface LoanCollection {
  readonly kind: 'REPAYMENT' | 'PREPAYMENT' | 'AUTOMATIC'
  readonly plan: CollectionPlan
  readonly amountMinor: bigint
  readonly paid: PartAmounts
  /** The schedule in force afterwards, whose lines are saved. */
  readonly schedule: LoanSchedule
  readonly isClosed: boolean
  /** The open business date. */
  readonly date: string
}

const RECORD = insertOf(LoanRepayment, 'repayment')

/** Posts a payment of a locked loan whose source account is locked, and records it. */
export async function collect(tx: Tx, locked: LockedLoan, collection: LoanCollection): Promise<LoanPayment> {
  const { plan, amountMinor, paid } = collection
  const [transaction] = await postWithin(tx, [collectionPosting(plan, amountMinor, paid)])
  return recordCollection(tx, locked, collection, transaction!)
}

/** Records a payment of a locked loan that was posted. */
export async function recordCollection(
  tx: Tx,
  { row: before, product }: LockedLoan,
  { kind, plan, amountMinor, paid, schedule, isClosed, date }: LoanCollection,
  transaction: { readonly id: string; readonly bookingDate: string },
): Promise<LoanPayment> {
  const repayment: LoanRepaymentRow = {
    workspaceId: before.workspaceId,
    id: newId(),
    loanId: before.id,
    kind,
    amountMinor,
    penaltyMinor: paid.penalty,
    feeMinor: paid.fee,
    interestMinor: paid.interest,
    principalMinor: paid.principal,
    sourceAccountId: plan.whole.debit.id,
    transactionId: transaction.id,
    bookingDate: transaction.bookingDate,
    createdBy: tx.actor.subjectId,
    createdAt: tx.now(),
  }
  await tx.sql(RECORD, valuesOf(LoanRepayment, repayment))
  const columns = scheduleColumns(product, schedule, date, before.isRestructured)
  const row = await saveLoan(tx, before, {
    ...columns,
    paidInterestMinor: before.paidInterestMinor + paid.interest,
    ...(isClosed && {
      status: 'CLOSED_OBLIGATIONS_MET' as const,
      closedOn: date,
      nextDueDate: null,
      classification: null,
    }),
  })
  const loan = await recordLoanChange(tx, row, {
    change: kind,
    event: events.loan_repaid,
    date,
    schedule,
    details: {
      repaymentId: repayment.id,
      transactionId: repayment.transactionId,
      amount: formatMinor(amountMinor, row.currency),
      allocation: inMoney(paid, row.currency),
    },
  })
  if (isClosed) await recordLoanChange(tx, row, { change: 'CLOSED', event: events.loan_closed, date })
  return { ...repayment, loan }
}
