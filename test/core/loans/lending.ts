import { newId } from '#kernel/id.ts'
import { approveLoan } from '#core/operations/loans/applications/approve-loan.ts'
import { createLoan } from '#core/operations/loans/applications/create-loan.ts'
import { disburseLoan } from '#core/operations/loans/applications/disburse-loan.ts'
import { createLoanProduct, type NewLoanProduct } from '#core/operations/loans/create-loan-product.ts'
import type { LoanWithFigures } from '#core/operations/loans/record-loan.ts'
import { loan, type LoanRow } from '#core/queries/loans/loans.ts'
import { setting, type Setting } from '#test/core/accounts/given.ts'
import { openBusinessDate } from '#test/core/end-of-day/open-business-date.ts'

const START = '2026-06-01'

/** 100,000.00 at 0.1 % a day over four weeks. */
const WEEKLY: Omit<NewLoanProduct, 'code'> = {
  name: 'Four weeks',
  currency: 'NGN',
  interestRate: '36.5',
  rateType: 'DECLINING',
  amortization: 'EQUAL_INSTALLMENT',
  repaymentFrequency: 'WEEKLY',
  dayCount: 'ACTUAL_365',
  minPrincipal: '1000',
  maxPrincipal: '1000000',
  minInstallments: 1,
  maxInstallments: 52,
}

/** A tenant that lends to one customer, on the open business date 2026-06-01. */
export interface Lending {
  readonly here: Setting
  readonly accountId: string
  lend(isAutomatic?: boolean): Promise<LoanWithFigures>
  now(id: string): Promise<LoanRow>
  balanceOf(kind: string): Promise<bigint>
}

export async function lending(terms: Partial<NewLoanProduct> = {}): Promise<Lending> {
  const here = await setting()
  await openBusinessDate(here, START)
  const { id: accountId, customerId } = await here.account({})
  const { id: productId } = await createLoanProduct(here.staff('admin')(), {
    code: newId(),
    ...WEEKLY,
    ...terms,
  })
  return {
    here,
    accountId,
    async lend(isAutomatic = false) {
      const { id } = await createLoan(here.officer(), {
        customerId,
        productId,
        principal: '100000.00',
        installments: 4,
        purpose: 'Stock',
        disbursementAccountId: accountId,
        repaymentAccountId: isAutomatic ? accountId : null,
      })
      await approveLoan(here.staff('manager')(), { id })
      return disburseLoan(here.staff('manager')(), { id })
    },
    now: id => loan(here.viewer(), id),
    async balanceOf(kind) {
      const [row] = await here.database.read<{ minor: string }>(
        here.workspaceId,
        `select coalesce(sum(case when credit_account_id = own.id then amount_minor else -amount_minor end), 0)::text as minor
         from core.system_accounts own join core.transactions posting on posting.workspace_id = $1 and own.id in (debit_account_id, credit_account_id)
         where own.workspace_id = $1 and own.kind = $2`,
        [here.workspaceId, kind],
      )
      return BigInt(row!.minor)
    },
  }
}
