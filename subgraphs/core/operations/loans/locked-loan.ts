import type { Tx } from '#kernel/command.ts'
import { updateOf } from '#kernel/database/columns.ts'
import { Loan } from '#core/entities/loans/loan.ts'
import { refuse } from '#core/errors.ts'
import { LOAN_COLUMNS, type LoanRow } from '#core/queries/loans/loans.ts'
import {
  installmentOfRow,
  LINES_IN_FORCE,
  scheduleWith,
  VERSION_TERMS,
  type LoanLineRow,
  type VersionTermsRow,
} from '#core/queries/loans/schedules.ts'
import { bandOf } from '#core/rules/loans/delinquency.ts'
import { daysPastDue, isOpen, openPart, type LoanSchedule } from '#core/rules/loans/installment.ts'
import { loanProductTerms, type LoanProductTerms } from '#core/rules/loans/product-terms.ts'
import { type LOAN_MOVES, statusAfter, statusByArrears } from '#core/rules/loans/status.ts'

const LOCK = `select ${LOAN_COLUMNS} from core.loans loan where workspace_id = $1 and id = $2 for no key update`

/** Locks a loan. Must come after the locks of accounts. */
export async function lockLoan(tx: Tx, id: string): Promise<LoanRow> {
  const [row] = await tx.sql<LoanRow>(LOCK, [tx.actor.workspaceId, id])
  if (!row) throw refuse('LOAN_NOT_FOUND')
  return row
}

/** The status after a move; refuses a move that the loan's status does not allow. */
export function statusMoved(
  { status }: Pick<LoanRow, 'status'>,
  move: keyof typeof LOAN_MOVES,
): LoanRow['status'] {
  const next = statusAfter(status, move)
  if (!next) throw refuse('INVALID_STATE', { message: `The loan is ${status}.` })
  return next
}

/** The terms of the product version of a locked loan. */
export async function lockedTerms(
  tx: Tx,
  { productId, productVersion }: Pick<LoanRow, 'productId' | 'productVersion'>,
): Promise<LoanProductTerms> {
  const [version] = await tx.sql<VersionTermsRow>(VERSION_TERMS, [
    tx.actor.workspaceId,
    [productId],
    [productVersion],
  ])
  return loanProductTerms(version!.terms, version!.currency)
}

/** A locked loan in repayment. */
export interface LockedLoan {
  readonly row: LoanRow
  readonly product: LoanProductTerms
  readonly schedule: LoanSchedule
}

/** Locks a loan, and refuses one that is not in repayment. */
export async function lockLoanInRepayment(tx: Tx, id: string): Promise<LockedLoan> {
  const row = await lockLoan(tx, id)
  statusMoved(row, 'CLOSE')
  const product = await lockedTerms(tx, row)
  const rows = await tx.sql<LoanLineRow>(LINES_IN_FORCE, [tx.actor.workspaceId, [id]])
  return { row, product, schedule: scheduleWith(row, product, rows.map(installmentOfRow)) }
}

const CHANGEABLE = [
  'status',
  'principalMinor',
  'repaymentAccountId',
  'approvedBy',
  'approvedAt',
  'statusReason',
  'disbursedOn',
  'disbursementId',
  'closedOn',
  'scheduleVersion',
  'schedulePrincipalMinor',
  'scheduleInstallments',
  'scheduleStartDate',
  'interestOnlyInstallments',
  'isRestructured',
  'openPrincipalMinor',
  'nextDueDate',
  'classification',
  'paidInterestMinor',
  'hasBooks',
  'accruedInterestMinor',
  'suspendedInterestMinor',
  'provisionMinor',
  'writtenOffMinor',
  'recoveredMinor',
  'updatedAt',
] as const

type ChangeableName = (typeof CHANGEABLE)[number]

const WRITE = updateOf(Loan, 'loan', CHANGEABLE)

/** Writes what changes of a locked loan, and returns its row afterwards. */
export async function saveLoan(
  tx: Tx,
  before: LoanRow,
  change: Partial<Pick<LoanRow, ChangeableName>>,
): Promise<LoanRow> {
  const row: LoanRow = { ...before, ...change, updatedAt: tx.now() }
  await tx.sql(WRITE.text, WRITE.values(row, row))
  return row
}

/** The columns of a loan in repayment that follow from its schedule on a date. */
export const scheduleColumns = (
  product: LoanProductTerms,
  { version, terms, lines }: LoanSchedule,
  date: string,
  isRestructured: boolean,
): Pick<
  LoanRow,
  | 'status'
  | 'scheduleVersion'
  | 'schedulePrincipalMinor'
  | 'scheduleInstallments'
  | 'scheduleStartDate'
  | 'interestOnlyInstallments'
  | 'openPrincipalMinor'
  | 'nextDueDate'
  | 'classification'
> => {
  const late = daysPastDue(lines, date)
  return {
    status: statusByArrears(late, isRestructured),
    scheduleVersion: version,
    schedulePrincipalMinor: terms.principal,
    scheduleInstallments: terms.installments,
    scheduleStartDate: terms.startDate,
    interestOnlyInstallments: terms.interestOnlyInstallments,
    openPrincipalMinor: openPart(lines, 'principal'),
    nextDueDate: lines.find(isOpen)?.dueDate ?? null,
    classification: bandOf(product.bands, late).name,
  }
}
