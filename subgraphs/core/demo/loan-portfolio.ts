import type { Context } from '#kernel/context.ts'
import { daysAfter } from '#kernel/local-day.ts'
import { formatMinor } from '#kernel/money.ts'
import { customerIdOf } from '#core/clients/identity.ts'
import { openAccount } from '#core/operations/accounts/open-account.ts'
import { approveLoan } from '#core/operations/loans/applications/approve-loan.ts'
import { createLoan } from '#core/operations/loans/applications/create-loan.ts'
import { disburseLoan } from '#core/operations/loans/applications/disburse-loan.ts'
import { repayLoan } from '#core/operations/loans/repayments/repay-loan.ts'
import { addLoanCollateral } from '#core/operations/loans/servicing/add-loan-collateral.ts'
import { addLoanGuarantor } from '#core/operations/loans/servicing/add-loan-guarantor.ts'
import { writeOffLoan } from '#core/operations/loans/servicing/write-off-loan.ts'
import { businessDate } from '#core/queries/end-of-day/business-date.ts'
import { loanInstallments } from '#core/queries/loans/installments.ts'
import { LOAN_COLUMNS, type LoanRow } from '#core/queries/loans/loans.ts'
import { isOpen, openOf, totalOf } from '#core/rules/loans/installment.ts'
import { demoLoanProducts } from './loan-products.ts'

interface DemoLoan {
  /** The tenant's id of the customer, whom the demo of identity adds. */
  readonly borrower: string
  readonly productCode: string
  readonly principal: string
  readonly installments: number
  readonly purpose: string
  /** Days since the first bank lent the money; left out for a loan that waits for an approval. */
  readonly daysAgo?: number
  /** Number of installments that are paid. */
  readonly paid?: number
  /** Whether due installments are taken from the account. */
  readonly isAutomatic?: boolean
  readonly isSecured?: boolean
  readonly isWrittenOff?: boolean
}

/** The loan that waits comes last: where it exists, all of them do. */
const LOANS: readonly DemoLoan[] = [
  {
    borrower: 'demo-borrower-1',
    productCode: 'LOAN-SME',
    principal: '600000.00',
    installments: 12,
    purpose: 'Stock for the provision store',
    daysAgo: 75,
    paid: 2,
    isAutomatic: true,
  },
  {
    borrower: 'demo-borrower-2',
    productCode: 'LOAN-SME',
    principal: '450000.00',
    installments: 9,
    purpose: 'Repair of the delivery van',
    daysAgo: 100,
    paid: 1,
    isSecured: true,
  },
  {
    borrower: 'demo-borrower-3',
    productCode: 'LOAN-SALARY',
    principal: '90000.00',
    installments: 6,
    purpose: 'School fees',
    daysAgo: 250,
    paid: 1,
    isWrittenOff: true,
  },
  {
    borrower: 'demo-borrower-4',
    productCode: 'LOAN-SME',
    principal: '1200000.00',
    installments: 18,
    purpose: 'Cold room for the fish market',
  },
]

const IS_COMPLETE =
  'select exists (select from core.loans where workspace_id = $1 and purpose = $2) as "isComplete"'

/**
 * Loans in each stage: one that performs, one that is late, one that was written off, and one that waits for an approval. They are taken
 * over from another bank on the open business date, so that interest runs from earlier dates and no closed date changes. A
 * start that was interrupted is continued.
 */
export async function demoLoanPortfolio(given: Context): Promise<void> {
  const { workspaceId } = given.actor
  const [row] = await given.database.read<{ isComplete: boolean }>(workspaceId, IS_COMPLETE, [
    workspaceId,
    LOANS.at(-1)!.purpose,
  ])
  if (row!.isComplete) return
  const productIds = await demoLoanProducts(given)
  const { businessDate: today } = await businessDate(given)
  for (const loan of LOANS) await lend(given, loan, { productId: productIds.get(loan.productCode)!, today })
}

/** Contexts of the staff of the demo. Each step reads what the one before has written, so none shares its loaders. */
const stepsOf =
  (given: Context) =>
  (person: 'officer' | 'manager' | 'teller'): Context => ({
    ...given,
    actor: { ...given.actor, subjectId: `${person}@demo.example` },
    loaders: new Map(),
  })

const LOAN_OF = `select ${LOAN_COLUMNS} from core.loans loan where workspace_id = $1 and customer_id = $2 order by created_at limit 1`

async function lend(
  given: Context,
  { borrower, principal, installments, purpose, isAutomatic, ...course }: DemoLoan,
  { productId, today }: { productId: string; today: string },
): Promise<void> {
  const as = stepsOf(given)
  const customerId = await customerIdOf(given, borrower)
  if (customerId === null) return
  const { workspaceId } = given.actor
  const [known] = await given.database.read<LoanRow>(workspaceId, LOAN_OF, [workspaceId, customerId])
  let row = known ?? (await request())
  if (course.daysAgo === undefined) return
  const { id, disbursementAccountId: accountId } = row
  if (row.status === 'SUBMITTED') {
    if (course.isSecured) await secure(as, id)
    row = await approveLoan(as('manager'), { id })
  }
  if (row.status === 'APPROVED') {
    const since = daysAfter(today, -course.daysAgo)
    row = await disburseLoan(as('manager'), { id, since })
  }
  if (row.status === 'CLOSED_WRITTEN_OFF') return
  for (const line of (await loanInstallments(as('teller'), { id })).slice(0, course.paid))
    if (isOpen(line))
      await repayLoan(as('teller'), {
        id,
        amount: formatMinor(totalOf(openOf(line)), line.currency),
        sourceAccountId: accountId,
      })
  if (course.isWrittenOff)
    await writeOffLoan(as('manager'), { id, reason: 'The customer has left the country' })

  async function request(): Promise<LoanRow> {
    const account = await openAccount(as('officer'), {
      customerId: customerId!,
      accountType: 'SAVINGS',
      currency: 'NGN',
    })
    return createLoan(as('officer'), {
      customerId: customerId!,
      productId,
      principal,
      installments,
      purpose,
      disbursementAccountId: account.id,
      repaymentAccountId: isAutomatic ? account.id : null,
    })
  }
}

async function secure(as: ReturnType<typeof stepsOf>, id: string): Promise<void> {
  await addLoanCollateral(as('officer'), {
    id,
    type: 'VEHICLE',
    description: 'Delivery van',
    value: '800000.00',
  })
  await addLoanGuarantor(as('officer'), { id, name: 'Folake Bakare', amount: '200000.00' })
}
