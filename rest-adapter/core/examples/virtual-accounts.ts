import type { Examples } from '#rest-adapter/endpoint.ts'
import { transfer } from './movements.ts'

const [parent, payee, officer] = [
  '0199a1c2-7f30-7cde-8f21-00000000000a',
  '0199a1c2-7f30-7cde-8f21-00000000000b',
  '0199a1c2-7f30-7cde-8f21-00000000000c',
]

const invoice = {
  kind: 'COLLECTION',
  account_name: 'Bright Schools / Invoice 4711',
  expires_at: '2099-01-31T22:59:59.000Z',
  expected_amount: 45_000,
  match: 'EXACT',
  reference: 'INV-4711',
}

const virtualAccount = {
  id: '0199a1c2-7f30-7cde-8f21-0000000000f0',
  tenant_id: '11111111-1111-4111-8111-111111111111',
  parent_account_id: parent,
  account_number: '0000000213',
  ...invoice,
  currency: 'NGN',
  balance: 0,
  status: 'ACTIVE',
  created_by: officer,
  created_at: '2026-01-30T12:00:00.000Z',
  updated_at: '2026-01-30T12:00:00.000Z',
}

const changedAt = { updated_at: '2026-02-03T12:00:00.000Z' }

export const virtualAccountCredit = {
  virtual_account_id: virtualAccount.id,
  account_number: virtualAccount.account_number,
  account_name: invoice.account_name,
  kind: 'COLLECTION',
  reference: invoice.reference,
  parent_account_id: parent,
  customer_id: '0199a1c2-7f30-7cde-8f21-000000000001',
  credited_account_id: parent,
  transaction_id: transfer.id,
  transaction_ref: transfer.transaction_ref,
  transaction_type: 'TRANSFER',
  channel: 'MOBILE',
  amount: 45_000,
  currency: 'NGN',
  sender_name: null,
  narration: 'Invoice 4711',
  session_id: null,
  booking_date: '2026-01-30',
  value_date: '2026-01-30',
  booked_at: '2026-01-30T12:00:00.000Z',
}

export const virtualAccountExamples: Examples['operations'] = {
  OpenVirtualAccount: {
    requests: {
      'A number for one invoice': invoice,
      'Money held until delivery': { kind: 'ESCROW', account_name: 'Order 1188' },
      'A number for each branch, emptied at the end of the day': {
        kind: 'SWEEP',
        account_name: 'Bright Schools / Ikeja',
      },
    },
    response: virtualAccount,
  },
  ListVirtualAccounts: {
    response: { virtual_accounts: [virtualAccount], has_more: false, next_cursor: null },
  },
  GetVirtualAccount: { response: virtualAccount },
  UpdateVirtualAccount: {
    requests: {
      'Accept more': { match: 'AT_LEAST' },
      'No end': { expires_at: null },
    },
    response: { ...virtualAccount, ...changedAt, match: 'AT_LEAST' },
  },
  SuspendVirtualAccount: { response: { ...virtualAccount, ...changedAt, status: 'SUSPENDED' } },
  ActivateVirtualAccount: { response: { ...virtualAccount, ...changedAt } },
  CloseVirtualAccount: { response: { ...virtualAccount, ...changedAt, status: 'CLOSED' } },
  ReleaseEscrow: {
    requests: {
      'The goods have arrived': {
        amount: 250.75,
        destination_account_id: payee,
        reason: 'Delivery confirmed',
      },
    },
    response: transfer,
  },
  GetConsolidatedBalance: {
    response: {
      account_id: parent,
      currency: 'NGN',
      as_of: '2026-01-30T12:00:00.000Z',
      parent: {
        account_id: parent,
        account_number: '0000000037',
        account_name: 'Bright Schools',
        kind: null,
        ledger_balance: 1_000,
        available_balance: 900,
      },
      children: [
        {
          account_id: '0199a1c2-7f30-7cde-8f21-0000000000f1',
          account_number: '0000000220',
          account_name: 'Order 1188',
          kind: 'ESCROW',
          ledger_balance: 500,
          available_balance: 500,
        },
      ],
      total_ledger: 1_500,
      total_available: 900,
      rates_used: [],
    },
  },
}
