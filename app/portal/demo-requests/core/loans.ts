import type { DemoRequests, DemoStep } from '#gateway/portal/content.ts'

const terms = {
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
}
const loan = {
  customer_id: '{customer.id}',
  product_id: '{loanProduct.id}',
  principal: 90_000,
  installments: 3,
  purpose: 'Stock',
  disbursement_account_id: '{newAccount.id}',
}
const reason = { reason: 'Asked for by the customer' }
const payment = { amount: 2_500, source_account_id: '{account.id}' }

// Another member of staff requests a loan, so that the one of the page may approve it.
const request: DemoStep = { route: 'POST /loans', token: '{officer.token}', body: loan }
const approve = (name: string): DemoStep => ({ route: `POST /loans/{${name}.id}/approve`, body: {} })
const disburse = (name: string): DemoStep => ({ route: `POST /loans/{${name}.id}/disburse` })

/** Demo requests on loans; `account`, `newAccount`, `customer` and `officer` are rows of the service's preparation. */
export const loanRequests: Pick<DemoRequests, 'preparation' | 'parameters' | 'bodies'> = {
  preparation: {
    loanProduct: { route: 'POST /loans/products', body: { code: '{page.unique}-L', ...terms } },
    requestedLoan: request,
    loanToDisburse: request,
    approvedLoan: approve('loanToDisburse'),
    loanToLend: request,
    loanToCredit: approve('loanToLend'),
    disbursedLoan: disburse('loanToCredit'),
    loanToLose: request,
    loanToCreditAndLose: approve('loanToLose'),
    lostLoan: disburse('loanToCreditAndLose'),
    collateral: {
      route: 'POST /loans/{disbursedLoan.id}/collateral',
      body: { type: 'VEHICLE', description: 'Delivery van, 2021', value: 120_000 },
    },
    guarantor: {
      route: 'POST /loans/{disbursedLoan.id}/guarantors',
      body: { name: 'Chidi Okafor', amount: 45_000 },
    },
    writtenOffLoan: { route: 'POST /loans/{lostLoan.id}/write-off', body: reason },
  },
  parameters: {
    '/loans/products/{id}': { id: '{loanProduct.id}' },
    '/loans/{id}': { id: '{disbursedLoan.id}' },
    '/loans/{id}/approve': { id: '{requestedLoan.id}' },
    '/loans/{id}/reject': { id: '{requestedLoan.id}' },
    '/loans/{id}/withdraw': { id: '{requestedLoan.id}' },
    '/loans/{id}/disburse': { id: '{approvedLoan.id}' },
    '/loans/{id}/collateral': { id: '{requestedLoan.id}' },
    '/loans/{id}/guarantors': { id: '{requestedLoan.id}' },
    '/loans/{id}/collateral/{collateral_id}/release': {
      id: '{disbursedLoan.id}',
      collateral_id: '{collateral.id}',
    },
    '/loans/{id}/guarantors/{guarantor_id}/release': {
      id: '{disbursedLoan.id}',
      guarantor_id: '{guarantor.id}',
    },
    '/loans/{id}/recoveries': { id: '{writtenOffLoan.id}' },
  },
  bodies: {
    createLoanProduct: { code: '{page.unique}-M', ...terms },
    updateLoanProduct: { interest_rate: 21 },
    calculateLoan: { product_id: '{loanProduct.id}', principal: 90_000, installments: 3 },
    createLoan: loan,
    updateLoan: { repayment_account_id: null },
    approveLoan: { principal: 75_000 },
    rejectLoan: reason,
    withdrawLoan: reason,
    undoDisbursement: reason,
    repayLoan: payment,
    prepayLoan: payment,
    restructureLoan: { ...reason, installments: 6 },
    waiveLoan: { ...reason, part: 'INTEREST', amount: 100 },
    addLoanCharge: { name: 'Site visit', amount: 1_500 },
    writeOffLoan: reason,
    recoverLoan: payment,
    releaseLoanCollateral: reason,
    releaseLoanGuarantor: reason,
    addLoanCollateral: { type: 'VEHICLE', description: 'Delivery van, 2021', value: 120_000 },
    addLoanGuarantor: { name: 'Chidi Okafor', amount: 45_000 },
  },
}
