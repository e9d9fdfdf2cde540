import { corridorBody } from './core-currency-fixture.ts'
import { asInput } from './core-movement-requests.ts'
import type { TenantFixture } from './fixtures.ts'
import { id, on, type Arguments, type Given, type Make } from './making.ts'

const accounts = async (fixture: TenantFixture): Promise<Record<string, unknown>> => ({
  source_account_id: await fixture.dollarAccount(),
  destination_account_id: await fixture.account(),
  amount: 10.5,
})
const order = async (fixture: TenantFixture): Promise<Record<string, unknown>> => ({
  ...(await fixture.conversionQuote()),
  destination_account_name: 'Ada Obi',
  amount: 10.5,
  currency: 'USD',
  channel: 'MOBILE',
  narration: 'To naira',
  initiated_by: await fixture.administrator(),
})
const RATE = { base_currency: 'KES', quote_currency: 'NGN', rate_type: 'MID', rate: 12.25, source: 'Desk' }
const corridor = (fixture: TenantFixture): Record<string, unknown> => corridorBody(fixture.next())

/** A valid request for each operation on rates, corridors and conversions, by route. */
export const CURRENCY_REQUESTS: Readonly<Record<string, Make<Given>>> = {
  'POST /transfers/cross-currency/quote': async fixture => ({ body: await accounts(fixture) }),
  'POST /transfers/cross-currency': async fixture => ({ body: await order(fixture) }),
  'POST /exchange-rates': async () => ({ body: RATE }),
  'GET /exchange-rates': async () => ({ query: { base_currency: 'USD' } }),
  'GET /exchange-rates/{pair}/history': async () => ({ path: { pair: 'USD-NGN' }, query: { limit: '2' } }),
  'POST /corridors': async fixture => ({ body: corridor(fixture) }),
  'GET /corridors': async () => ({ query: { limit: '2' } }),
  'PATCH /corridors/{id}': on(fixture => fixture.corridor(), { spread_bps: 10 }),
  'GET /transactions/{id}/entries': on(fixture => fixture.deposit()),
}

export const CURRENCY_QUERIES: Readonly<Record<string, Make<Arguments>>> = {
  exchangeRates: async () => ({ baseCurrency: 'USD' }),
  exchangeRateHistory: async () => ({ pair: 'USD-NGN', first: 5 }),
  conversionCorridors: async () => ({ first: 5 }),
  treasury: async () => ({}),
}

export const CURRENCY_MUTATIONS: Readonly<Record<string, Make<Arguments>>> = {
  quoteCrossCurrency: async fixture => ({ input: asInput(await accounts(fixture)) }),
  transferCrossCurrency: async fixture => ({ input: asInput(await order(fixture)) }),
  setExchangeRate: async () => ({ input: asInput(RATE) }),
  createConversionCorridor: async fixture => ({ input: { ...asInput(corridor(fixture)), spreadBps: 50 } }),
  updateConversionCorridor: id(fixture => fixture.corridor(), { input: { spreadBps: 10 } }),
}
