import { randomUUID } from 'node:crypto'
import type { TenantFixture } from './fixtures.ts'
import { END_OF_DAY_MUTATIONS, END_OF_DAY_QUERIES, END_OF_DAY_REQUESTS } from './core-end-of-day-requests.ts'
import { CURRENCY_MUTATIONS, CURRENCY_QUERIES, CURRENCY_REQUESTS } from './core-currency-requests.ts'
import { input, MOVEMENT_MUTATIONS, MOVEMENT_QUERIES, MOVEMENT_REQUESTS } from './core-movement-requests.ts'
import { BRANCH_MUTATIONS, BRANCH_QUERIES, BRANCH_REQUESTS } from './core-branch-requests.ts'
import { JOURNAL_MUTATIONS, JOURNAL_QUERIES, JOURNAL_REQUESTS } from './journals/requests.ts'
import { CUSTOMER_MUTATIONS, CUSTOMER_QUERIES, CUSTOMER_REQUESTS } from './customers/requests.ts'
import { OWN_ACCOUNT_REQUESTS } from './own-account-requests.ts'
import { RAILS_MUTATIONS, RAILS_QUERIES, RAILS_REQUESTS } from './core-rails-requests.ts'
import { TERM_MUTATIONS, TERM_QUERIES, TERM_REQUESTS } from './core-term-requests.ts'
import { SCREENING_CHECK_REQUESTS } from './customers/screening-requests.ts'
import { STATEMENT_MUTATIONS, STATEMENT_QUERIES, STATEMENT_REQUESTS } from './core-statement-requests.ts'
import {
  INSTRUCTION_MUTATIONS,
  INSTRUCTION_QUERIES,
  INSTRUCTION_REQUESTS,
} from './standing-instruction-requests.ts'
import {
  VIRTUAL_ACCOUNT_MUTATIONS,
  VIRTUAL_ACCOUNT_QUERIES,
  VIRTUAL_ACCOUNT_REQUESTS,
} from './virtual-account-requests.ts'
import { FINANCIAL_REPORT_QUERIES, FINANCIAL_REPORT_REQUESTS } from './books/financial-report-requests.ts'
import {
  GENERAL_LEDGER_MUTATIONS,
  GENERAL_LEDGER_QUERIES,
  GENERAL_LEDGER_REQUESTS,
} from './books/general-ledger-requests.ts'
import { LOAN_MUTATIONS, LOAN_QUERIES, LOAN_REQUESTS } from './loans/requests.ts'
import { SWEEP_MUTATIONS, SWEEP_QUERIES, SWEEP_REQUESTS } from './sweep-requests.ts'
import { id, on, type Arguments, type Given, type Make } from './making.ts'

const cashBody = async (fixture: TenantFixture): Promise<Record<string, unknown>> => ({
  account_id: await fixture.account(),
  amount: 10.5,
  channel: 'BRANCH',
  narration: 'Cash',
  initiated_by: await fixture.administrator(),
})
const openingBody = async (fixture: TenantFixture): Promise<Record<string, unknown>> => ({
  customer_id: await fixture.customer(),
  account_type: 'SAVINGS',
  currency: 'NGN',
  account_name: 'Ada Obi',
})
const transferBody = async (fixture: TenantFixture): Promise<Record<string, unknown>> => ({
  source_account_id: await fixture.account(),
  destination_account_id: await fixture.account(),
  destination_account_name: 'Ada Obi',
  amount: 10.5,
  currency: 'NGN',
  channel: 'MOBILE',
  narration: 'Rent',
  initiated_by: await fixture.administrator(),
})

const productBody = (fixture: TenantFixture): Record<string, unknown> => ({
  code: `T-${fixture.tenant.code}-${fixture.next()}-${randomUUID().slice(0, 8)}`,
  name: 'Joint savings',
  // No account here is opened by this type, so none is PENDING until it has the minimum.
  category: 'JOINT',
  currency: 'NGN',
  minimum_opening: 100,
  dormancy_days: { inactive: 180, dormant: 365 },
})
const REASON = { reason: 'Order of the court' }

/** A valid request for each operation of core banking, by route. */
export const CORE_REQUESTS: Readonly<Record<string, Make<Given>>> = {
  'POST /auth/token': async () => ({ body: { grant_type: 'client_credentials' } }),
  ...OWN_ACCOUNT_REQUESTS,

  ...CUSTOMER_REQUESTS,

  'POST /products': async fixture => ({ body: productBody(fixture) }),
  'GET /products': async () => ({ query: { limit: '2', category: 'DOMICILIARY' } }),
  'GET /products/{id}': on(fixture => fixture.product()),
  'PATCH /products/{id}': on(fixture => fixture.product(), { minimum_balance: 250 }),
  'POST /products/{id}/activate': on(fixture => fixture.product()),
  'POST /products/{id}/retire': on(fixture => fixture.product()),

  'POST /accounts': async fixture => ({ body: await openingBody(fixture) }),
  'GET /accounts': async fixture => {
    await fixture.account()
    return { query: { limit: '5', status: 'ACTIVE', currency: 'NGN' } }
  },
  'GET /accounts/{id}': on(fixture => fixture.account()),
  'GET /accounts/{id}/balance': async fixture => ({
    path: { id: await fixture.account() },
    query: { as_of: '2026-01-31' },
  }),
  'GET /accounts/{id}/transactions': async fixture => ({
    path: { id: await fixture.account() },
    query: { limit: '5' },
  }),
  ...STATEMENT_REQUESTS,
  ...TERM_REQUESTS,
  'GET /accounts/{id}/limits': on(fixture => fixture.account()),
  'GET /accounts/{id}/history': on(fixture => fixture.account()),
  'POST /accounts/{id}/freeze': on(fixture => fixture.ownAccount(), REASON),
  'POST /accounts/{id}/unfreeze': on(fixture => fixture.frozenAccount(), REASON),
  'POST /accounts/{id}/close': on(fixture => fixture.emptyAccount(), REASON),
  'POST /accounts/{id}/reactivate': on(fixture => fixture.dormantAccount(), REASON),
  'POST /accounts/{id}/restrictions': on(fixture => fixture.ownAccount(), { ...REASON, restriction: 'PND' }),

  'POST /deposits': async fixture => ({ body: await cashBody(fixture) }),
  'POST /withdrawals': async fixture => ({ body: await cashBody(fixture) }),
  'POST /transfers/internal': async fixture => ({ body: await transferBody(fixture) }),
  ...BRANCH_REQUESTS,
  ...MOVEMENT_REQUESTS,
  ...CURRENCY_REQUESTS,
  ...RAILS_REQUESTS,
  ...END_OF_DAY_REQUESTS,
  ...INSTRUCTION_REQUESTS,
  ...SWEEP_REQUESTS,
  ...GENERAL_LEDGER_REQUESTS,
  ...LOAN_REQUESTS,
  ...FINANCIAL_REPORT_REQUESTS,
  ...VIRTUAL_ACCOUNT_REQUESTS,
  ...JOURNAL_REQUESTS,
  ...SCREENING_CHECK_REQUESTS,
}

export const CORE_QUERIES: Readonly<Record<string, Make<Arguments>>> = {
  product: id(fixture => fixture.product()),
  products: async fixture => ({ first: 5, code: (await fixture.product()) && 'DOM-USD' }),
  account: id(fixture => fixture.account()),
  transaction: id(fixture => fixture.deposit()),
  ...CUSTOMER_QUERIES,
  ...BRANCH_QUERIES,
  ...MOVEMENT_QUERIES,
  ...CURRENCY_QUERIES,
  ...RAILS_QUERIES,
  ...END_OF_DAY_QUERIES,
  ...INSTRUCTION_QUERIES,
  ...SWEEP_QUERIES,
  ...GENERAL_LEDGER_QUERIES,
  ...LOAN_QUERIES,
  ...FINANCIAL_REPORT_QUERIES,
  ...VIRTUAL_ACCOUNT_QUERIES,
  ...JOURNAL_QUERIES,
  accounts: async fixture => {
    await fixture.account()
    return { first: 5, status: 'ACTIVE' }
  },
  accountBalance: id(fixture => fixture.account()),
  accountTransactions: async fixture => ({ accountId: await fixture.account(), first: 5 }),
  ...STATEMENT_QUERIES,
  ...TERM_QUERIES,
  accountLimits: id(fixture => fixture.account()),
  accountHistory: async fixture => ({ accountId: await fixture.account(), first: 5 }),
}

export const CORE_MUTATIONS: Readonly<Record<string, Make<Arguments>>> = {
  createProduct: input(async fixture => productBody(fixture)),
  updateProduct: id(fixture => fixture.product(), { input: { minimumBalance: '250.00' } }),
  activateProduct: id(fixture => fixture.product()),
  retireProduct: id(fixture => fixture.product()),
  deposit: input(cashBody),
  withdraw: input(cashBody),
  transferInternally: input(transferBody),
  ...CUSTOMER_MUTATIONS,
  ...BRANCH_MUTATIONS,
  ...STATEMENT_MUTATIONS,
  ...TERM_MUTATIONS,
  ...MOVEMENT_MUTATIONS,
  ...CURRENCY_MUTATIONS,
  ...RAILS_MUTATIONS,
  ...END_OF_DAY_MUTATIONS,
  ...INSTRUCTION_MUTATIONS,
  ...SWEEP_MUTATIONS,
  ...GENERAL_LEDGER_MUTATIONS,
  ...LOAN_MUTATIONS,
  ...VIRTUAL_ACCOUNT_MUTATIONS,
  ...JOURNAL_MUTATIONS,
  openAccount: input(openingBody),
  freezeAccount: id(fixture => fixture.ownAccount(), REASON),
  unfreezeAccount: id(fixture => fixture.frozenAccount(), REASON),
  closeAccount: id(fixture => fixture.emptyAccount(), REASON),
  reactivateAccount: id(fixture => fixture.dormantAccount(), REASON),
  restrictAccount: id(fixture => fixture.ownAccount(), { ...REASON, restriction: 'PND' }),
}
