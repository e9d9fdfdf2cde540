import { feeBody } from './core-fee-fixture.ts'
import type { TenantFixture } from './fixtures.ts'
import { id, on, type Arguments, type Given, type Make } from './making.ts'

const item = async (fixture: TenantFixture): Promise<Record<string, unknown>> => ({
  source_account_id: await fixture.account(),
  destination_account_id: await fixture.account(),
  destination_account_name: 'Ada Obi',
  amount: 10.5,
  currency: 'NGN',
  channel: 'MOBILE',
  narration: 'Rent',
  initiated_by: await fixture.administrator(),
})
const band = async (fixture: TenantFixture): Promise<Record<string, unknown>> => {
  await fixture.ensureBandSlot('PAYMENT', 'KES')
  return feeBody(fixture.next())
}
const bulk = async (fixture: TenantFixture): Promise<Record<string, unknown>> => ({
  items: [await item(fixture)],
})
const correction = async (fixture: TenantFixture): Promise<Record<string, unknown>> => ({
  account_id: await fixture.account(),
  direction: 'CREDIT',
  amount: 10.5,
  reason: 'Counted wrong',
})
const trial = async (fixture: TenantFixture): Promise<Record<string, unknown>> => ({
  transfer_type: 'INTERNAL',
  source_account_id: await fixture.account(),
  destination_account_id: await fixture.account(),
  amount: 10.5,
  currency: 'NGN',
})
const ENQUIRY = { account_number: '0123456789', bank_code: '000013' }
const CHARGED = { transaction_type: 'TRANSFER', transfer_type: 'NIP', amount: 10.5 }
const BOUNDS = { transaction_type: 'PAYMENT', currency: 'KES', single_limit: 1000000 }
const SETTINGS = { decides_internal_transfers: false }
const checked = async (fixture: TenantFixture): Promise<Record<string, unknown>> => ({
  account_id: await fixture.account(),
  transaction_type: 'TRANSFER',
  transfer_type: 'INTERNAL',
  amount: 10.5,
})
const subscription = async (fixture: TenantFixture): Promise<Record<string, unknown>> => {
  await fixture.coreSubscription()
  return { name: `Hook ${fixture.next()}`, url: 'https://hooks.example/in', events: ['account.closed'] }
}

/**
 * A valid request for each operation on bulk transfers, previews, transactions, fees, limits, reports and
 * webhooks, by route.
 */
export const MOVEMENT_REQUESTS: Readonly<Record<string, Make<Given>>> = {
  'POST /transfers/bulk': async fixture => ({ body: await bulk(fixture) }),
  'POST /transfers/preview': async fixture => ({ body: await trial(fixture) }),
  'POST /transfers/name-enquiry': async () => ({ body: ENQUIRY }),
  'POST /adjustments': async fixture => ({ body: await correction(fixture) }),
  'GET /transfers/{id}': on(fixture => fixture.waitingTransfer()),
  'GET /transactions': async fixture => ({
    query: { limit: '2', type: (await fixture.deposit()) && 'DEPOSIT' },
  }),
  'GET /transactions/{id}': on(fixture => fixture.deposit()),
  'GET /fee-configs': async () => ({ query: { limit: '2' } }),
  'POST /fee-configs': async fixture => ({ body: await band(fixture) }),
  'DELETE /fee-configs/{id}': on(fixture => fixture.fee()),
  'POST /fees/calculate': async () => ({ body: CHARGED }),
  'GET /limits': async () => ({ query: { limit: '2' } }),
  'POST /limits': async () => ({ body: BOUNDS }),
  'GET /settings/transfers': async () => ({}),
  'PUT /settings/transfers': async () => ({ body: SETTINGS }),
  'POST /limits/check': async fixture => ({ body: await checked(fixture) }),
  'GET /reports/clearing': async () => ({}),
  'GET /reports/integrity': async () => ({}),
  'POST /webhooks/subscriptions': async fixture => ({ body: await subscription(fixture) }),
  'GET /webhooks/subscriptions': async () => ({}),
  'GET /webhooks/subscriptions/{id}': on(fixture => fixture.coreSubscription()),
  'PUT /webhooks/subscriptions/{id}': on(fixture => fixture.coreSubscription(), { name: 'Changed' }),
  'DELETE /webhooks/subscriptions/{id}': on(fixture => fixture.coreSubscription()),
  'POST /webhooks/subscriptions/{id}/test': on(fixture => fixture.coreSubscription()),
  'POST /webhooks/subscriptions/{id}/rotate-secret': on(fixture => fixture.coreSubscription()),
  'GET /webhooks/deliveries': async () => ({ query: { limit: '2' } }),
  'GET /webhooks/deliveries/{id}': on(fixture => fixture.coreDelivery()),
  'POST /webhooks/deliveries/{id}/retry': on(fixture => fixture.coreFailedDelivery()),
}

/** Converts a REST body to GraphQL input, in which amounts are strings. */
export const asInput = (body: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      typeof value === 'number'
        ? value.toFixed(2)
        : Array.isArray(value)
          ? value.map(each => (typeof each === 'object' ? asInput(each as Record<string, unknown>) : each))
          : value,
    ]),
  )
export const input =
  (make: Make<Readonly<Record<string, unknown>>>): Make<Arguments> =>
  async fixture => ({ input: asInput(await make(fixture)) })

export const MOVEMENT_QUERIES: Readonly<Record<string, Make<Arguments>>> = {
  transactions: async fixture => ({ first: 5, type: (await fixture.deposit()) && 'DEPOSIT' }),
  previewTransfer: input(trial),
  nameEnquiry: input(async () => ENQUIRY),
  feeConfigurations: async () => ({ first: 5 }),
  calculateFee: input(async () => CHARGED),
  transactionLimits: async () => ({ first: 5 }),
  transferSettings: async () => ({}),
  checkLimits: input(checked),
}

export const MOVEMENT_MUTATIONS: Readonly<Record<string, Make<Arguments>>> = {
  transferInBulk: input(bulk),
  adjustBalance: input(correction),
  setFee: input(band),
  endFee: id(fixture => fixture.fee()),
  setTransactionLimit: input(async () => BOUNDS),
  setTransferSettings: async () => ({ input: { decidesInternalTransfers: false } }),
}
