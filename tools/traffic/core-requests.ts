import type { Place } from './place.ts'
import { RAILS_MUTATIONS, RAILS_QUERIES, RAILS_REQUESTS } from './core-rails-requests.ts'
import { id, on, type Arguments, type Given, type Make } from './making.ts'

const cashBody = async (place: Place): Promise<Record<string, unknown>> =>
  ({ account_id: await place.account(), amount: 10.5, channel: 'BRANCH', narration: 'Cash', initiated_by: await place.administrator() })
const transferBody = async (place: Place): Promise<Record<string, unknown>> => ({
  source_account_id: await place.account(), destination_account_id: await place.account(), destination_account_name: 'Ada Obi', amount: 10.5, currency: 'NGN',
  channel: 'MOBILE', narration: 'Rent', initiated_by: await place.administrator(),
})

/** A right request for each operation of core banking, by route. */
export const CORE_REQUESTS: Readonly<Record<string, Make<Given>>> = {
  'POST /auth/token': async () => ({ body: { grant_type: 'client_credentials' } }),

  'GET /accounts/{id}': on(place => place.account()),

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
}

export const CORE_MUTATIONS: Readonly<Record<string, Make<Arguments>>> = {
  deposit: input(cashBody),
  withdraw: input(cashBody),
  transferInternally: input(transferBody),
  ...RAILS_MUTATIONS,
}
