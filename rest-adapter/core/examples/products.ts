import type { Examples } from '#rest-adapter/endpoint.ts'

const interest = {
  rate: 4.5,
  tiers: null,
  calculation_method: 'DAILY_BALANCE',
  day_count: 'ACTUAL_365',
  compounding: 'MONTHLY',
  posting: 'MONTHLY',
  withholding_tax_rate: 10,
}
const dormancyDays = { inactive: 180, dormant: 365 }
const savings = { code: 'SAV-GOLD', name: 'Gold savings', category: 'SAVINGS', currency: 'NGN' }
const product = {
  id: '0199a1c2-7f30-7cde-8f21-000000000002',
  ...savings,
  status: 'DRAFT',
  version: 1,
  minimum_opening: 1000,
  minimum_balance: 500,
  overdraft_limit: 0,
  overdraft_rate: null,
  interest,
  break_penalty_percent: null,
  dormancy_days: dormancyDays,
  created_at: '2026-01-31T12:00:00.000Z',
  updated_at: '2026-01-31T12:00:00.000Z',
}

export const productExamples: Examples['operations'] = {
  CreateProduct: {
    requests: {
      'Savings with interest': {
        ...savings,
        minimum_opening: 1000,
        minimum_balance: 500,
        interest,
        dormancy_days: dormancyDays,
      },
    },
    response: product,
  },
  ListProducts: {
    response: { products: [product], has_more: false, next_cursor: 'bXdrZjV4azAuMDE5OWExYzIuc2lnbmVk' },
  },
  GetProduct: { response: product },
  UpdateProduct: {
    requests: { 'Another minimum': { minimum_balance: 250 } },
    response: { ...product, version: 2, minimum_balance: 250 },
  },
  ActivateProduct: { response: { ...product, status: 'ACTIVE' } },
  RetireProduct: { response: { ...product, status: 'RETIRED' } },
}
