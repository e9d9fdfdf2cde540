import type { Examples } from '#rest-adapter/endpoint.ts'

const band = {
  transaction_type: 'TRANSFER',
  transfer_type: 'NIP',
  currency: 'NGN',
  min_amount: 5000.01,
  max_amount: 50000,
  fee_type: 'FLAT',
  fee_value: 25,
  min_fee: null,
  max_fee: null,
  vat_rate: 7.5,
}
const percentage = {
  ...band,
  transfer_type: 'INTERBANK',
  fee_type: 'PERCENTAGE',
  fee_value: 0.5,
  min_fee: 10,
  max_fee: 50,
}
const fee = {
  id: '0199a1c2-7f30-7cde-8f21-0000000000f1',
  ...band,
  version: 1,
  created_at: '2026-01-31T12:00:00.000Z',
  replaced_at: null,
}

const bounds = {
  account_type: 'SAVINGS',
  transaction_type: 'TRANSFER',
  transfer_type: null,
  currency: 'NGN',
  single_limit: 1000000,
  daily_limit: 5000000,
  weekly_limit: null,
  monthly_limit: null,
}
const limit = {
  id: '0199a1c2-7f30-7cde-8f21-0000000000f2',
  ...bounds,
  version: 1,
  created_at: '2026-01-31T12:00:00.000Z',
  replaced_at: null,
}
const single = { limit_id: limit.id, window: 'SINGLE', limit: 1000000, used: 0, remaining: 1000000 }

export const limitExcess = {
  account_id: '0199a1c2-7f30-7cde-8f21-3c5a6b7d8e9f',
  customer_id: '0199a1c2-7f30-7cde-8f21-000000000001',
  transaction_type: 'TRANSFER',
  transfer_type: 'NIP',
  channel: 'MOBILE',
  amount: 750000.5,
  currency: 'NGN',
  window: 'DAILY',
  limit: 5000000,
  remaining: 120000,
}

const transferSettings = {
  decides_internal_transfers: false,
  rate_ttl_hours: 24,
  institution_bic: 'FDDBNGL0XXX',
  institution_name: 'Demo Bank',
}

export const pricingExamples: Examples['operations'] = {
  ListFeeConfigs: { response: { fee_configs: [fee], has_more: false, next_cursor: 'bWs4…' } },
  SetFee: { requests: { 'A flat fee': band, 'A percentage with bounds': percentage }, response: fee },
  EndFee: { response: { ...fee, replaced_at: '2026-02-01T12:00:00.000Z' } },
  CalculateFee: {
    requests: { 'A NIP transfer': { transaction_type: 'TRANSFER', transfer_type: 'NIP', amount: 5000.5 } },
    response: { amount: 5000.5, currency: 'NGN', fee: 25, vat: 1.88, total_amount: 5027.38 },
  },
  ListLimits: { response: { limits: [limit], has_more: false, next_cursor: 'bWs4…' } },
  SetLimit: { requests: { 'For savings accounts': bounds }, response: limit },
  GetTransferSettings: { response: transferSettings },
  SetTransferSettings: {
    requests: {
      'Decide on internal transfers': { decides_internal_transfers: true },
      'Let exchange rates never age': { decides_internal_transfers: false, rate_ttl_hours: null },
      'Name the institution': {
        decides_internal_transfers: false,
        institution_bic: 'FDDBNGL0XXX',
        institution_name: 'Demo Bank',
      },
    },
    response: { ...transferSettings, decides_internal_transfers: true },
  },
  CheckLimits: {
    requests: {
      'A transfer': {
        account_id: '0199a1c2-7f30-7cde-8f21-00000000000a',
        transaction_type: 'TRANSFER',
        transfer_type: 'INTERNAL',
        amount: 4800000,
      },
    },
    response: {
      allowed: false,
      exceeded: single,
      limits: [single, { ...single, window: 'DAILY', limit: 5000000, used: 300000, remaining: 4700000 }],
    },
  },
}
