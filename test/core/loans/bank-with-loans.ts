import { randomUUID } from 'node:crypto'
import type { Json } from '#test/e2e/support/rest.ts'
import { openDesk, type Desk } from '#test/e2e/support/core-desk.ts'

/** Terms of a loan product: 24 % a year, in equal monthly installments. */
export const productBody = (given: Json = {}): Json => ({
  code: `LOAN-${randomUUID().slice(0, 8)}`,
  name: 'Working capital',
  currency: 'NGN',
  interest_rate: 24,
  rate_type: 'DECLINING',
  amortization: 'EQUAL_INSTALLMENT',
  repayment_frequency: 'MONTHLY',
  day_count: 'THIRTY_360',
  min_principal: 1_000,
  max_principal: 1_000_000,
  min_installments: 1,
  max_installments: 24,
  ...given,
})

/** A customer with an account. */
export interface Borrower {
  readonly customerId: string
  readonly accountId: string
}

/** A desk that lends. */
export interface LoanDesk extends Desk {
  product(given?: Json): Promise<Json>
  borrower(amount?: number): Promise<Borrower>
  /** A loan that an officer requested. */
  requested(given?: Json): Promise<Json>
  approved(given?: Json): Promise<Json>
  disbursed(given?: Json): Promise<Json>
  balance(accountId: string): Promise<number>
}

export async function openLoanDesk(): Promise<LoanDesk> {
  const desk = await openDesk()
  const here: LoanDesk = {
    ...desk,
    product: given => desk.done('POST /loans/products', { as: 'admin', body: productBody(given) }),
    async borrower(amount = 0) {
      const accountId = await desk.account(amount)
      const { customer_id } = await desk.done(`GET /accounts/${accountId}`)
      return { customerId: customer_id as string, accountId }
    },
    async requested(given = {}) {
      const { customerId, accountId } = await here.borrower()
      return desk.done('POST /loans', {
        as: 'officer',
        body: {
          customer_id: customerId,
          product_id: given['product_id'] ?? (await here.product()).id,
          principal: 90_000,
          installments: 3,
          purpose: 'Stock',
          disbursement_account_id: accountId,
          ...given,
        },
      })
    },
    async approved(given) {
      const { id } = await here.requested(given)
      return desk.done(`POST /loans/${id}/approve`, { body: {} })
    },
    async disbursed(given) {
      const { id } = await here.approved(given)
      return desk.done(`POST /loans/${id}/disburse`)
    },
    balance: async accountId => (await desk.done(`GET /accounts/${accountId}`)).ledger_balance as number,
  }
  return here
}
