import type { Examples } from '#rest-adapter/endpoint.ts'

const method = {
  interest_rate: 24,
  rate_type: 'DECLINING',
  amortization: 'EQUAL_INSTALLMENT',
  repayment_frequency: 'MONTHLY',
  day_count: 'THIRTY_360',
}
const processingFee = { name: 'Processing fee', type: 'PERCENTAGE', value: 1, timing: 'DISBURSEMENT' }

const terms = {
  code: 'SME-12',
  name: 'Working capital',
  currency: 'NGN',
  ...method,
  min_principal: 50_000,
  max_principal: 5_000_000,
  min_installments: 3,
  max_installments: 24,
  fees: [processingFee],
  late_penalty: { type: 'PERCENTAGE', value: 2, grace_days: 3 },
}

const band = (name: string, from_days: number, provision_percent: number): Record<string, unknown> => ({
  name,
  from_days,
  provision_percent,
  non_performing: from_days > 30,
})

export const loanProduct = {
  id: '0199a1c2-7f30-7cde-8f21-0000000000f0',
  ...terms,
  version: 1,
  interest_only_installments: 0,
  allocation: ['PENALTY', 'FEE', 'INTEREST', 'PRINCIPAL'],
  allocation_direction: 'VERTICAL',
  bands: [
    band('PERFORMING', 0, 1),
    band('PASS_AND_WATCH', 1, 5),
    band('SUBSTANDARD', 31, 20),
    band('DOUBTFUL', 61, 50),
    band('LOST', 91, 100),
  ],
  created_at: '2026-01-31T12:00:00.000Z',
  updated_at: '2026-01-31T12:00:00.000Z',
}

const installment = (
  number: number,
  due_date: string,
  opening: number,
  principal: number,
  interest: number,
  total_due: number,
): Record<string, unknown> => ({
  number,
  due_date,
  opening,
  principal,
  interest,
  fees: 0,
  total_due,
})

const loan = { principal: 90_000, installments: 3, start_date: '2026-02-01' }

export const loanProductExamples: Examples['operations'] = {
  CreateLoanProduct: {
    requests: {
      'Equal installments': terms,
      'Flat interest, one payment at the end': {
        ...terms,
        code: 'SEASON',
        name: 'Season loan',
        rate_type: 'FLAT',
        amortization: 'BULLET',
      },
    },
    response: loanProduct,
  },
  ListLoanProducts: { response: { products: [loanProduct], has_more: false, next_cursor: null } },
  GetLoanProduct: { response: loanProduct },
  UpdateLoanProduct: {
    requests: { 'Another rate': { interest_rate: 21 }, 'No penalty': { late_penalty: null } },
    response: { ...loanProduct, version: 2, interest_rate: 21, updated_at: '2026-02-03T12:00:00.000Z' },
  },
  CalculateLoan: {
    requests: {
      'Of a product': { product_id: loanProduct.id, ...loan },
      'With terms': { currency: 'NGN', ...method, fees: [processingFee], ...loan },
    },
    response: {
      currency: 'NGN',
      schedule: [
        installment(1, '2026-03-01', 90_000, 29_407.92, 1_800, 31_207.92),
        installment(2, '2026-04-01', 60_592.08, 29_996.08, 1_211.84, 31_207.92),
        installment(3, '2026-05-01', 30_596, 30_596, 611.92, 31_207.92),
      ],
      totals: { principal: 90_000, interest: 3_623.76, fees: 900, total: 94_523.76 },
      apr: 30.1546,
      effective_rate: 34.6821,
    },
  },
}
