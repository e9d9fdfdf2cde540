import type { Examples } from '#rest-adapter/endpoint.ts'
import { transfer } from './movements.ts'

const published = {
  base_currency: 'USD',
  quote_currency: 'NGN',
  rate_type: 'BUY',
  rate: 1590,
}
const rate = {
  id: '0199a1c2-7f30-7cde-8f21-0000000000e1',
  ...published,
  effective_from: '2026-01-31T12:00:00.000Z',
  source: 'Treasury',
  created_at: '2026-01-31T12:00:00.000Z',
}

const corridor = {
  id: '0199a1c2-7f30-7cde-8f21-0000000000e2',
  source_currency: 'USD',
  target_currency: 'NGN',
  spread_bps: 50,
  min_amount: 10,
  max_amount: 10000,
  enabled: true,
  version: 1,
  created_at: '2026-01-31T12:00:00.000Z',
  updated_at: '2026-01-31T12:00:00.000Z',
}

const accounts = {
  source_account_id: transfer.source_account_id,
  destination_account_id: transfer.dest_account_id,
}
const converted = {
  source_currency: 'USD',
  target_currency: 'NGN',
  exchange_rate: 1590,
  converted_amount: 159000,
}
const quoteId = '0199a1c2-7f30-7cde-8f21-0000000000e3'
const order = {
  ...accounts,
  destination_account_name: 'Ada Obi',
  amount: 100,
  currency: 'USD',
  channel: 'MOBILE',
  narration: 'To naira',
  initiated_by: transfer.initiated_by,
}

/** A transfer of 100.00 USD to an account in naira. */
export const crossCurrencyTransfer = {
  ...transfer,
  amount: 100,
  currency: 'USD',
  total_amount: 100,
  narration: 'To naira',
  ...converted,
  corridor_id: corridor.id,
}

export const currencyExamples: Examples['operations'] = {
  QuoteCrossCurrency: {
    requests: { 'Dollars to naira': { ...accounts, amount: 100 } },
    response: {
      quote_id: quoteId,
      amount: 100,
      ...converted,
      rate_type: 'BUY',
      fee: 0,
      vat: 0,
      total_amount: 100,
      expires_at: '2026-01-31T12:01:00.000Z',
    },
  },
  TransferCrossCurrency: {
    requests: { 'At the rates in force': order, 'With a quote': { ...order, quote_id: quoteId } },
    response: crossCurrencyTransfer,
  },
  SetExchangeRate: {
    requests: { 'From now on': { ...published, source: 'Treasury' } },
    response: rate,
  },
  ListExchangeRates: { response: { exchange_rates: [rate] } },
  ListExchangeRateHistory: { response: { exchange_rates: [rate], has_more: false, next_cursor: 'bWs4…' } },
  CreateConversionCorridor: {
    requests: {
      'With a spread and bounds': {
        source_currency: 'USD',
        target_currency: 'NGN',
        spread_bps: 50,
        min_amount: 10,
        max_amount: 10000,
      },
    },
    response: corridor,
  },
  ListConversionCorridors: { response: { corridors: [corridor], has_more: false, next_cursor: 'bWs4…' } },
  UpdateConversionCorridor: {
    requests: { Disable: { enabled: false }, 'Without the upper bound': { max_amount: null } },
    response: { ...corridor, enabled: false, version: 2, updated_at: '2026-02-01T12:00:00.000Z' },
  },
}
