import { randomUUID } from 'node:crypto'
import type { TenantFixture } from '../fixtures.ts'
import { id, on, type Arguments, type Given, type Make } from '../making.ts'

const REASON = { reason: 'Asked for by the customer' }

const productBody = (fixture: TenantFixture): Record<string, unknown> => ({
  code: `L-${fixture.tenant.code}-${fixture.next()}-${randomUUID().slice(0, 8)}`,
  name: 'Season loan',
  currency: 'NGN',
  interest_rate: 18.5,
  rate_type: 'FLAT',
  amortization: 'EQUAL_INSTALLMENT',
  repayment_frequency: 'WEEKLY',
  day_count: 'ACTUAL_365',
  min_principal: 100,
  max_principal: 50_000.5,
  min_installments: 2,
  max_installments: 26,
  late_penalty: { type: 'FLAT', value: 50, grace_days: 2 },
})

const paymentBody = async (fixture: TenantFixture): Promise<Record<string, unknown>> => ({
  amount: 10.5,
  source_account_id: await fixture.account(),
})

const inCamel = (body: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
      typeof value === 'number' && !name.endsWith('installments') ? String(value) : value,
    ]),
  )

/** A valid request for each operation on loans, by route. */
export const LOAN_REQUESTS: Readonly<Record<string, Make<Given>>> = {
  'POST /loans/products': async fixture => ({ body: productBody(fixture) }),
  'GET /loans/products': async () => ({ query: { limit: '2', currency: 'NGN' } }),
  'GET /loans/products/{id}': on(fixture => fixture.loanProduct()),
  'PATCH /loans/products/{id}': on(fixture => fixture.loanProduct(), { interest_rate: 21 }),
  'POST /loans/calculate': async fixture => ({
    body: { product_id: await fixture.loanProduct(), principal: 1000, installments: 3 },
  }),
  'POST /loans': async fixture => ({ body: await fixture.loanApplication() }),
  'GET /loans': async fixture => {
    await fixture.loanRequest()
    return { query: { limit: '2', status: 'SUBMITTED' } }
  },
  'GET /loans/{id}': on(fixture => fixture.loan()),
  'PATCH /loans/{id}': on(fixture => fixture.loan(), { repayment_account_id: null }),
  'POST /loans/{id}/approve': on(fixture => fixture.loanRequest(), { principal: 900 }),
  'POST /loans/{id}/reject': on(fixture => fixture.loanRequest(), REASON),
  'POST /loans/{id}/withdraw': on(fixture => fixture.loanRequest(), REASON),
  'POST /loans/{id}/disburse': on(fixture => fixture.approvedLoan()),
  'POST /loans/{id}/undo-disbursement': on(fixture => fixture.loan(), REASON),
  'GET /loans/{id}/schedule': on(fixture => fixture.loan()),
  'POST /loans/{id}/repayments': async fixture => ({
    path: { id: await fixture.loan() },
    body: await paymentBody(fixture),
  }),
  'GET /loans/{id}/repayments': on(fixture => fixture.loan()),
  'POST /loans/{id}/prepay': async fixture => ({
    path: { id: await fixture.loan() },
    body: await paymentBody(fixture),
  }),
  'GET /loans/{id}/payoff-quote': on(fixture => fixture.loan()),
  'POST /loans/{id}/restructure': on(fixture => fixture.loan(), { ...REASON, installments: 6 }),
  'POST /loans/{id}/waive': on(fixture => fixture.loan(), { ...REASON, part: 'INTEREST', amount: 1.5 }),
  'POST /loans/{id}/charges': on(fixture => fixture.loan(), { name: 'Site visit', amount: 10.5 }),
  'POST /loans/{id}/write-off': on(fixture => fixture.loan(), REASON),
  'POST /loans/{id}/recoveries': async fixture => ({
    path: { id: await fixture.writtenOffLoan() },
    body: await paymentBody(fixture),
  }),
  'POST /loans/{id}/collateral': on(fixture => fixture.loanRequest(), {
    type: 'VEHICLE',
    description: 'Van',
    value: 1000.5,
  }),
  'GET /loans/{id}/collateral': on(fixture => fixture.loanRequest()),
  'POST /loans/{id}/collateral/{collateral_id}/release': async fixture => {
    const { id, collateralId } = await fixture.securedLoan()
    return { path: { id, collateral_id: collateralId }, body: REASON }
  },
  'POST /loans/{id}/guarantors/{guarantor_id}/release': async fixture => {
    const { id, guarantorId } = await fixture.guaranteedLoan()
    return { path: { id, guarantor_id: guarantorId }, body: REASON }
  },
  'POST /loans/{id}/guarantors': on(fixture => fixture.loanRequest(), { name: 'Chidi', amount: 500 }),
  'GET /loans/{id}/guarantors': on(fixture => fixture.loanRequest()),
  'GET /loans/portfolio/par': async () => ({ query: { currency: 'NGN' } }),
  'GET /loans/provisions': async () => ({ query: { currency: 'NGN' } }),
}

export const LOAN_QUERIES: Readonly<Record<string, Make<Arguments>>> = {
  loanProduct: id(fixture => fixture.loanProduct()),
  loanProducts: async fixture => {
    await fixture.loanProduct()
    return { first: 5 }
  },
  calculateLoan: async fixture => ({
    input: { productId: await fixture.loanProduct(), principal: '1000.00', installments: 3 },
  }),
  loan: id(fixture => fixture.loan()),
  loans: async fixture => {
    await fixture.loanRequest()
    return { first: 5 }
  },
  loanSchedule: id(fixture => fixture.loan()),
  loanRepayments: async fixture => ({ id: await fixture.loan(), first: 5 }),
  loanRepayment: id(fixture => fixture.loanRepayment()),
  payoffQuote: id(fixture => fixture.loan()),
  loanCollateral: id(fixture => fixture.loanRequest()),
  loanGuarantors: id(fixture => fixture.loanRequest()),
  loanPortfolio: async () => ({ currency: 'NGN' }),
  loanProvisions: async () => ({ currency: 'NGN' }),
}

export const LOAN_MUTATIONS: Readonly<Record<string, Make<Arguments>>> = {
  createLoanProduct: async fixture => {
    const { late_penalty: _, ...body } = productBody(fixture)
    return { input: inCamel(body) }
  },
  updateLoanProduct: id(fixture => fixture.loanProduct(), { input: { interestRate: '21' } }),
  createLoan: async fixture => ({ input: inCamel(await fixture.loanApplication()) }),
  updateLoan: id(fixture => fixture.loan(), { input: { repaymentAccountId: null } }),
  approveLoan: id(fixture => fixture.loanRequest()),
  rejectLoan: id(fixture => fixture.loanRequest(), REASON),
  withdrawLoan: id(fixture => fixture.loanRequest(), REASON),
  disburseLoan: id(fixture => fixture.approvedLoan()),
  undoDisbursement: id(fixture => fixture.loan(), REASON),
  repayLoan: async fixture => ({
    id: await fixture.loan(),
    input: { amount: '10.50', sourceAccountId: await fixture.account() },
  }),
  prepayLoan: async fixture => ({
    id: await fixture.loan(),
    input: { amount: '10.50', sourceAccountId: await fixture.account() },
  }),
  restructureLoan: id(fixture => fixture.loan(), { ...REASON, installments: 6 }),
  waiveLoan: id(fixture => fixture.loan(), { ...REASON, part: 'INTEREST', amount: '1.50' }),
  addLoanCharge: id(fixture => fixture.loan(), { name: 'Site visit', amount: '10.50' }),
  writeOffLoan: id(fixture => fixture.loan(), REASON),
  recoverLoan: async fixture => ({
    id: await fixture.writtenOffLoan(),
    input: { amount: '10.50', sourceAccountId: await fixture.account() },
  }),
  addLoanCollateral: id(fixture => fixture.loanRequest(), {
    input: { type: 'VEHICLE', description: 'Van', value: '1000.50' },
  }),
  releaseLoanCollateral: async fixture => ({ ...(await fixture.securedLoan()), ...REASON }),
  releaseLoanGuarantor: async fixture => ({ ...(await fixture.guaranteedLoan()), ...REASON }),
  addLoanGuarantor: id(fixture => fixture.loanRequest(), { input: { name: 'Chidi', amount: '500.00' } }),
}
