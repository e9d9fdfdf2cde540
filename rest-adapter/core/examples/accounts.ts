import type { Examples } from '../../endpoint.ts'

export const account = {
  id: '0199a1c2-7f30-7cde-8f21-3c5a6b7d8e9f', tenant_id: '11111111-1111-4111-8111-111111111111', account_number: '0000000013', account_name: 'Ada Obi',
  customer_id: '0199a1c2-7f30-7cde-8f21-000000000001', product_id: '0199a1c2-7f30-7cde-8f21-000000000002', account_type: 'SAVINGS', currency: 'NGN',
  status: 'ACTIVE', restriction: 'NONE', ledger_balance: 15000.5, available_balance: 14000.5, held_balance: 1000, uncleared_balance: 0, overdraft_limit: 0,
  version: 1, opened_at: '2026-01-31T12:00:00.000Z', closed_at: null,
}

export const accountExamples: Examples['operations'] = {
  GetAccount: { response: account },
}
