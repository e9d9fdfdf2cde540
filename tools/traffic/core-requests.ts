import { randomUUID } from 'node:crypto'
import type { Place } from './place.ts'
import { input, MOVEMENT_MUTATIONS, MOVEMENT_QUERIES, MOVEMENT_REQUESTS } from './core-movement-requests.ts'
import { OWN_ACCOUNT_REQUESTS } from './own-account-requests.ts'
import { RAILS_MUTATIONS, RAILS_QUERIES, RAILS_REQUESTS } from './core-rails-requests.ts'
import { id, on, type Arguments, type Given, type Make } from './making.ts'

const cashBody = async (place: Place): Promise<Record<string, unknown>> =>
  ({ account_id: await place.account(), amount: 10.5, channel: 'BRANCH', narration: 'Cash', initiated_by: await place.administrator() })
const openingBody = async (place: Place): Promise<Record<string, unknown>> => ({ customer_id: await place.customer(), account_type: 'SAVINGS', currency: 'NGN', account_name: 'Ada Obi' })
const transferBody = async (place: Place): Promise<Record<string, unknown>> => ({
  source_account_id: await place.account(), destination_account_id: await place.account(), destination_account_name: 'Ada Obi', amount: 10.5, currency: 'NGN',
  channel: 'MOBILE', narration: 'Rent', initiated_by: await place.administrator(),
})

const productBody = (place: Place): Record<string, unknown> => ({ code: `T-${place.tenant.code}-${place.next()}-${randomUUID().slice(0, 8)}`, name: 'Savings', category: 'SAVINGS', currency: 'NGN', minimum_opening: 100 })
const REASON = { reason: 'Order of the court' }
const PERIOD = { from: '2026-01-01', to: '2026-12-31' }

/** A right request for each operation of core banking, by route. */
export const CORE_REQUESTS: Readonly<Record<string, Make<Given>>> = {
  'POST /auth/token': async () => ({ body: { grant_type: 'client_credentials' } }),
  ...OWN_ACCOUNT_REQUESTS,

  'POST /customers': async () => ({ body: { first_name: 'Ann', last_name: 'Lee', date_of_birth: '1990-05-17', phone: '+2348012345678', email: 'ann@example.com', country_code: 'NG' } }),
  'GET /customers': async place => ({ query: { limit: '2', status: await place.bankCustomer() && 'ACTIVE' } }),
  'GET /customers/{id}': on(place => place.bankCustomer()),
  'PATCH /customers/{id}': on(place => place.bankCustomer(), { address: '1 Marina Road' }),
  'POST /customers/{id}/activate': on(place => place.bankCustomer()),
  'POST /customers/{id}/suspend': on(place => place.bankCustomer(), { reason: 'Documents expired' }),
  'POST /customers/{id}/close': on(place => place.bankCustomer(), { reason: 'Moved abroad' }),

  'POST /products': async place => ({ body: productBody(place) }),
  'GET /products': async () => ({ query: { limit: '2', category: 'DOMICILIARY' } }),
  'GET /products/{id}': on(place => place.product()),
  'PATCH /products/{id}': on(place => place.product(), { minimum_balance: 250 }),
  'POST /products/{id}/activate': on(place => place.product()),
  'POST /products/{id}/retire': on(place => place.product()),

  'POST /accounts': async place => ({ body: await openingBody(place) }),
  'GET /accounts': async place => {
    await place.account()
    return { query: { limit: '5', status: 'ACTIVE', currency: 'NGN' } }
  },
  'GET /accounts/{id}': on(place => place.account()),
  'GET /accounts/{id}/balance': async place => ({ path: { id: await place.account() }, query: { as_of: '2026-01-31' } }),
  'GET /accounts/{id}/transactions': async place => ({ path: { id: await place.account() }, query: { limit: '5' } }),
  'GET /accounts/{id}/statement': async place => ({ path: { id: await place.account() }, query: PERIOD }),
  'GET /accounts/{id}/limits': on(place => place.account()),
  'GET /accounts/{id}/history': on(place => place.account()),
  'POST /accounts/{id}/freeze': on(place => place.ownAccount(), REASON),
  'POST /accounts/{id}/unfreeze': on(place => place.frozenAccount(), REASON),
  'POST /accounts/{id}/close': on(place => place.emptyAccount(), REASON),
  'POST /accounts/{id}/reactivate': on(place => place.dormantAccount(), REASON),
  'POST /accounts/{id}/restrictions': on(place => place.ownAccount(), { ...REASON, restriction: 'PND' }),

  'POST /deposits': async place => ({ body: await cashBody(place) }),
  'POST /withdrawals': async place => ({ body: await cashBody(place) }),
  'POST /transfers/internal': async place => ({ body: await transferBody(place) }),
  ...MOVEMENT_REQUESTS,
  ...RAILS_REQUESTS,
}

export const CORE_QUERIES: Readonly<Record<string, Make<Arguments>>> = {
  product: id(place => place.product()),
  products: async place => ({ first: 5, code: await place.product() && 'DOM-USD' }),
  account: id(place => place.account()),
  transaction: id(place => place.deposit()),
  ...MOVEMENT_QUERIES,
  ...RAILS_QUERIES,
  accounts: async place => {
    await place.account()
    return { first: 5, status: 'ACTIVE' }
  },
  accountBalance: id(place => place.account()),
  accountTransactions: async place => ({ accountId: await place.account(), first: 5 }),
  accountStatement: id(place => place.account(), PERIOD),
  accountLimits: id(place => place.account()),
  accountHistory: async place => ({ accountId: await place.account(), first: 5 }),
}

export const CORE_MUTATIONS: Readonly<Record<string, Make<Arguments>>> = {
  createProduct: input(async place => productBody(place)),
  updateProduct: id(place => place.product(), { input: { minimumBalance: '250.00' } }),
  activateProduct: id(place => place.product()),
  retireProduct: id(place => place.product()),
  deposit: input(cashBody),
  withdraw: input(cashBody),
  transferInternally: input(transferBody),
  ...MOVEMENT_MUTATIONS,
  ...RAILS_MUTATIONS,
  openAccount: input(openingBody),
  freezeAccount: id(place => place.ownAccount(), REASON),
  unfreezeAccount: id(place => place.frozenAccount(), REASON),
  closeAccount: id(place => place.emptyAccount(), REASON),
  reactivateAccount: id(place => place.dormantAccount(), REASON),
  restrictAccount: id(place => place.ownAccount(), { ...REASON, restriction: 'PND' }),
}
