import type { CoreFixture, CoreTools } from '../fixtures.ts'

const TERMS = {
  name: 'Working capital',
  currency: 'NGN',
  interest_rate: 24,
  rate_type: 'DECLINING',
  amortization: 'EQUAL_INSTALLMENT',
  repayment_frequency: 'MONTHLY',
  day_count: 'THIRTY_360',
  min_principal: 100,
  max_principal: 100_000,
  min_installments: 1,
  max_installments: 12,
  fees: [{ name: 'Fee', type: 'PERCENTAGE', value: 1, timing: 'DISBURSEMENT' }],
}

/** Loan products and loans of core banking. */
export function coreLoans({
  fixture,
  core,
  created,
  code,
  label,
  mine,
}: CoreTools): Pick<
  CoreFixture,
  | 'loanProduct'
  | 'loanApplication'
  | 'loanRequest'
  | 'approvedLoan'
  | 'loan'
  | 'writtenOffLoan'
  | 'loanRepayment'
> {
  return {
    loanProduct: () =>
      created('/loans/products', {
        code: mine(`L-${code}-${label}-${fixture().next()}`),
        ...TERMS,
      }),
    async loanApplication() {
      const customer_id = await fixture().bankCustomer()
      return {
        customer_id,
        product_id: await fixture().loanProduct(),
        principal: 1000,
        installments: 3,
        purpose: 'Stock',
        disbursement_account_id: await created('/accounts', {
          customer_id,
          account_type: 'SAVINGS',
          currency: 'NGN',
        }),
      }
    },
    // The officer requests it, so that the administrator may approve it.
    async loanRequest() {
      const body = await fixture().loanApplication()
      return mine((await core('/loans', await fixture().staff('officer'), body)).id as string)
    },
    async approvedLoan() {
      const id = await fixture().loanRequest()
      await core(`/loans/${id}/approve`, await fixture().staff(), {})
      return id
    },
    async loan() {
      const id = await fixture().approvedLoan()
      await core(`/loans/${id}/disburse`, await fixture().staff())
      return id
    },
    async loanRepayment() {
      const body = { amount: 10.5, source_account_id: await fixture().account() }
      return created(`/loans/${await fixture().loan()}/repayments`, body)
    },
    async writtenOffLoan() {
      const id = await fixture().loan()
      await core(`/loans/${id}/write-off`, await fixture().staff(), { reason: 'Insolvent' })
      return id
    },
  }
}

/** Requested loans with security. */
export const coreSecuredLoans = ({
  fixture,
  created,
}: CoreTools): Pick<CoreFixture, 'securedLoan' | 'guaranteedLoan'> => ({
  async securedLoan() {
    const id = await fixture().loanRequest()
    const body = { type: 'VEHICLE', description: 'Van', value: 1000.5 }
    return { id, collateralId: await created(`/loans/${id}/collateral`, body) }
  },
  async guaranteedLoan() {
    const id = await fixture().loanRequest()
    return { id, guarantorId: await created(`/loans/${id}/guarantors`, { name: 'Chidi', amount: 500 }) }
  },
})
