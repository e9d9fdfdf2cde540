import { feeBody } from './core-place.ts'
import type { Place } from './place.ts'
import { id, on, type Arguments, type Given, type Make } from './making.ts'

const item = async (place: Place): Promise<Record<string, unknown>> => ({
  source_account_id: await place.account(), destination_account_id: await place.account(), destination_account_name: 'Ada Obi', amount: 10.5, currency: 'NGN',
  channel: 'MOBILE', narration: 'Rent', initiated_by: await place.administrator(),
})
const band = async (place: Place): Promise<Record<string, unknown>> => {
  await place.bandRoom('PAYMENT', 'KES')
  return feeBody(place.next())
}
const bulk = async (place: Place): Promise<Record<string, unknown>> => ({ items: [await item(place)] })
const correction = async (place: Place): Promise<Record<string, unknown>> => ({ account_id: await place.account(), direction: 'CREDIT', amount: 10.5, reason: 'Counted wrong' })
const trial = async (place: Place): Promise<Record<string, unknown>> => ({ transfer_type: 'INTERNAL', source_account_id: await place.account(), destination_account_id: await place.account(), amount: 10.5, currency: 'NGN' })
const ENQUIRY = { account_number: '0123456789', bank_code: '000013' }
const CHARGED = { transaction_type: 'TRANSFER', transfer_type: 'NIP', amount: 10.5 }
const BOUNDS = { transaction_type: 'PAYMENT', currency: 'KES', single_limit: 1000000 }
const checked = async (place: Place): Promise<Record<string, unknown>> => ({ account_id: await place.account(), transaction_type: 'TRANSFER', transfer_type: 'INTERNAL', amount: 10.5 })
const subscription = async (place: Place): Promise<Record<string, unknown>> => {
  await place.coreSubscription()
  return { name: `Hook ${place.next()}`, url: 'https://hooks.example/in', events: ['account.closed'] }
}

/** A right request for each operation on movements in bulk and on trial, transactions, fees, limits, reports and webhooks, by route. */
export const MOVEMENT_REQUESTS: Readonly<Record<string, Make<Given>>> = {
  'POST /transfers/bulk': async place => ({ body: await bulk(place) }),
  'POST /transfers/preview': async place => ({ body: await trial(place) }),
  'POST /transfers/name-enquiry': async () => ({ body: ENQUIRY }),
  'POST /adjustments': async place => ({ body: await correction(place) }),
  'GET /transfers/{id}': on(place => place.waitingTransfer()),
  'GET /transactions': async place => ({ query: { limit: '2', type: await place.deposit() && 'DEPOSIT' } }),
  'GET /transactions/{id}': on(place => place.deposit()),
  'GET /fee-configs': async () => ({ query: { limit: '2' } }),
  'POST /fee-configs': async place => ({ body: await band(place) }),
  'DELETE /fee-configs/{id}': on(place => place.fee()),
  'POST /fees/calculate': async () => ({ body: CHARGED }),
  'GET /limits': async () => ({ query: { limit: '2' } }),
  'POST /limits': async () => ({ body: BOUNDS }),
  'POST /limits/check': async place => ({ body: await checked(place) }),
  'GET /reports/clearing': async () => ({}),
  'GET /reports/integrity': async () => ({}),
  'POST /webhooks/subscriptions': async place => ({ body: await subscription(place) }),
  'GET /webhooks/subscriptions': async () => ({}),
  'GET /webhooks/subscriptions/{id}': on(place => place.coreSubscription()),
  'PUT /webhooks/subscriptions/{id}': on(place => place.coreSubscription(), { name: 'Changed' }),
  'DELETE /webhooks/subscriptions/{id}': on(place => place.coreSubscription()),
  'POST /webhooks/subscriptions/{id}/test': on(place => place.coreSubscription()),
  'POST /webhooks/subscriptions/{id}/rotate-secret': on(place => place.coreSubscription()),
  'GET /webhooks/deliveries': async () => ({ query: { limit: '2' } }),
  'GET /webhooks/deliveries/{id}': on(place => place.coreDelivery()),
  'POST /webhooks/deliveries/{id}/retry': on(place => place.coreFailedDelivery()),
}

/** A body of REST as an input of the graph, whose amounts are text. */
export const asInput = (body: Readonly<Record<string, unknown>>): Record<string, unknown> => Object.fromEntries(Object.entries(body).map(([name, value]) => [
  name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
  typeof value === 'number' ? value.toFixed(2) : Array.isArray(value) ? value.map(each => (typeof each === 'object' ? asInput(each as Record<string, unknown>) : each)) : value]))
export const input = (make: Make<Readonly<Record<string, unknown>>>): Make<Arguments> => async place => ({ input: asInput(await make(place)) })

export const MOVEMENT_QUERIES: Readonly<Record<string, Make<Arguments>>> = {
  transactions: async place => ({ first: 5, type: await place.deposit() && 'DEPOSIT' }),
  previewTransfer: input(trial),
  nameEnquiry: input(async () => ENQUIRY),
  feeConfigurations: async () => ({ first: 5 }),
  calculateFee: input(async () => CHARGED),
  transactionLimits: async () => ({ first: 5 }),
  checkLimits: input(checked),
}

export const MOVEMENT_MUTATIONS: Readonly<Record<string, Make<Arguments>>> = {
  transferInBulk: input(bulk),
  adjustBalance: input(correction),
  setFee: input(band),
  endFee: id(place => place.fee()),
  setTransactionLimit: input(async () => BOUNDS),
}
