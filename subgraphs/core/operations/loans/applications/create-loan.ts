import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { insertOf, valuesOf } from '#kernel/database/columns.ts'
import { newId } from '#kernel/id.ts'
import { localDay } from '#kernel/local-day.ts'
import { invalid } from '#kernel/refusals.ts'
import { holderOf } from '#core/clients/identity.ts'
import { Loan } from '#core/entities/loans/loan.ts'
import { events } from '#core/events.ts'
import { amountIn } from '#core/ledger/amount.ts'
import { refuseClosed } from '#core/ledger/closed-customers.ts'
import { policyOf } from '#core/ledger/policy.ts'
import { allocateNumber } from '#core/ledger/references.ts'
import { loanProduct } from '#core/queries/loans/loan-products.ts'
import type { LoanRow } from '#core/queries/loans/loans.ts'
import { loanNumber } from '#core/rules/loans/loan-number.ts'
import { loanProductTerms } from '#core/rules/loans/product-terms.ts'
import { loanRequestIssues } from '#core/rules/loans/request-issues.ts'
import { admitRole } from '#core/rules/rights.ts'
import { loanAccounts, lockLoanAccounts } from '../loan-accounts.ts'
import { recordLoanChange, type LoanWithFigures } from '../record-loan.ts'

export interface CreateLoan {
  readonly customerId: string
  readonly productId: string
  readonly principal: string
  readonly installments: number
  readonly purpose: string
  readonly disbursementAccountId: string
  readonly repaymentAccountId?: string | null
}

type NewLoan = Pick<
  LoanRow,
  | 'loanNumber'
  | 'branchId'
  | 'productId'
  | 'productVersion'
  | 'currency'
  | 'requestedMinor'
  | 'interestOnlyInstallments'
> & { readonly date: string }

const ADD = insertOf(Loan, 'loan')

/** Requests a loan for a customer, whose accounts receive the principal and pay the installments. */
export const createLoan = command({
  async prepare(ctx: Context, { customerId, productId, principal, ...given }: CreateLoan): Promise<NewLoan> {
    admitRole(ctx.actor, 'officer')
    const { currency, version, terms } = await loanProduct(ctx, productId)
    const requestedMinor = amountIn(principal, currency, 'principal')
    const { installments, disbursementAccountId, repaymentAccountId } = given
    const product = loanProductTerms(terms, currency)
    const issues = loanRequestIssues(product, currency, { principalMinor: requestedMinor, installments })
    if (issues.length > 0) throw invalid(issues)
    await holderOf(ctx, customerId)
    const [destination] = await loanAccounts(ctx, { customerId, currency }, [
      disbursementAccountId,
      repaymentAccountId ?? disbursementAccountId,
    ])
    const { timeZone, businessDate } = await policyOf(ctx)
    const today = localDay(ctx.now(), timeZone)
    return {
      loanNumber: loanNumber(today, await allocateNumber(ctx, `LN${today.replaceAll('-', '')}`, today)),
      branchId: destination!.branchId,
      productId,
      productVersion: version,
      currency,
      requestedMinor,
      interestOnlyInstallments: product.interestOnlyInstallments,
      date: businessDate,
    }
  },
  async write(
    tx,
    { customerId, installments, purpose, disbursementAccountId, repaymentAccountId },
    { date, ...terms }: NewLoan,
  ): Promise<LoanWithFigures> {
    await refuseClosed(tx, customerId)
    await lockLoanAccounts(tx, [disbursementAccountId, repaymentAccountId ?? disbursementAccountId])
    const row: LoanRow = {
      workspaceId: tx.actor.workspaceId,
      id: newId(),
      customerId,
      ...terms,
      status: 'SUBMITTED',
      principalMinor: terms.requestedMinor,
      installments,
      purpose,
      disbursementAccountId,
      repaymentAccountId: repaymentAccountId ?? null,
      createdBy: tx.actor.subjectId,
      createdAt: tx.now(),
      updatedAt: tx.now(),
      approvedBy: null,
      approvedAt: null,
      statusReason: null,
      ...NOT_DISBURSED,
    }
    await tx.sql(ADD, valuesOf(Loan, row))
    return recordLoanChange(tx, row, { change: 'SUBMITTED', event: events.loan_submitted, date })
  },
})

/** Columns of a loan that is not disbursed. */
export const NOT_DISBURSED = {
  disbursedOn: null,
  disbursementId: null,
  closedOn: null,
  scheduleVersion: 0,
  schedulePrincipalMinor: 0n,
  scheduleInstallments: 0,
  scheduleStartDate: null,
  isRestructured: false,
  openPrincipalMinor: 0n,
  nextDueDate: null,
  classification: null,
  paidInterestMinor: 0n,
  hasBooks: false,
  accruedInterestMinor: 0n,
  suspendedInterestMinor: 0n,
  provisionMinor: 0n,
  writtenOffMinor: 0n,
  recoveredMinor: 0n,
} as const
