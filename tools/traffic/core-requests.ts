import type { Place } from './place.ts'
import { RAILS_MUTATIONS, RAILS_QUERIES, RAILS_REQUESTS } from './core-rails-requests.ts'
import { id, on, type Arguments, type Given, type Make } from './making.ts'

const cashBody = async (place: Place): Promise<Record<string, unknown>> =>
  ({ account_id: await place.account(), amount: 10.5, channel: 'BRANCH', narration: 'Cash', initiated_by: await place.administrator() })
const openingBody = async (place: Place): Promise<Record<string, unknown>> => ({ customer_id: await place.customer(), account_type: 'SAVINGS', currency: 'NGN', account_name: 'Ada Obi' })
const transferBody = async (place: Place): Promise<Record<string, unknown>> => ({
  source_account_id: await place.account(), destination_account_id: await place.account(), destination_account_name: 'Ada Obi', amount: 10.5, currency: 'NGN',
  channel: 'MOBILE', narration: 'Rent', initiated_by: await place.administrator(),
})

const REASON = { reason: 'Order of the court' }
const PERIOD = { from: '2026-01-01', to: '2026-12-31' }

/** A right request for each operation of core banking, by route. */
export const CORE_REQUESTS: Readonly<Record<string, Make<Given>>> = {
  'POST /auth/token': async () => ({ body: { grant_type: 'client_credentials' } }),

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
  'POST /accounts/{id}/freeze': on(place => place.account(), REASON),
  'POST /accounts/{id}/unfreeze': on(place => place.frozenAccount(), REASON),
  'POST /accounts/{id}/close': on(place => place.emptyAccount(), REASON),
  'POST /accounts/{id}/reactivate': on(place => place.dormantAccount(), REASON),
  'POST /accounts/{id}/restrictions': on(place => place.account(), { ...REASON, restriction: 'PND' }),

  'POST /deposits': async place => ({ body: await cashBody(place) }),
  'POST /withdrawals': async place => ({ body: await cashBody(place) }),
  'POST /transfers/internal': async place => ({ body: await transferBody(place) }),
  ...RAILS_REQUESTS,
}

/** A body of REST as an input of the graph, whose amounts are text. */
const asInput = (body: Readonly<Record<string, unknown>>): Record<string, unknown> => Object.fromEntries(Object.entries(body)
  .map(([name, value]) => [name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()), typeof value === 'number' ? value.toFixed(2) : value]))
const input = (make: Make<Readonly<Record<string, unknown>>>): Make<Arguments> => async place => ({ input: asInput(await make(place)) })

export const CORE_QUERIES: Readonly<Record<string, Make<Arguments>>> = {
  account: id(place => place.account()),
  transaction: id(place => place.deposit()),
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
  deposit: input(cashBody),
  withdraw: input(cashBody),
  transferInternally: input(transferBody),
  ...RAILS_MUTATIONS,
  openAccount: input(openingBody),
  freezeAccount: id(place => place.account(), REASON),
  unfreezeAccount: id(place => place.frozenAccount(), REASON),
  closeAccount: id(place => place.emptyAccount(), REASON),
  reactivateAccount: id(place => place.dormantAccount(), REASON),
  restrictAccount: id(place => place.account(), { ...REASON, restriction: 'PND' }),
}
