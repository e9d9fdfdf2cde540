import type { Examples } from '#rest-adapter/endpoint.ts'

export const account = {
  id: '0199a1c2-7f30-7cde-8f21-3c5a6b7d8e9f',
  tenant_id: '11111111-1111-4111-8111-111111111111',
  account_number: '0000000013',
  account_name: 'Ada Obi',
  customer_id: '0199a1c2-7f30-7cde-8f21-000000000001',
  product_id: '0199a1c2-7f30-7cde-8f21-000000000002',
  account_type: 'SAVINGS',
  currency: 'NGN',
  branch_id: '0199a1c2-7f30-7cde-8f21-0000000000b1',
  status: 'ACTIVE',
  restriction: 'NONE',
  ledger_balance: 15000.5,
  available_balance: 14000.5,
  held_balance: 1000,
  uncleared_balance: 0,
  overdraft_limit: 0,
  version: 1,
  opened_at: '2026-01-31T12:00:00.000Z',
  closed_at: null,
}

const opened = { ...account, ledger_balance: 0, available_balance: 0, held_balance: 0 }
const page = { has_more: false, next_cursor: null }

const deposit = {
  id: '0199a1c2-7f30-7cde-8f21-00000000000d',
  tenant_id: account.tenant_id,
  transaction_ref: 'TRN2026013100000001',
  transaction_type: 'DEPOSIT',
  status: 'COMPLETED',
  source_account_id: null,
  source_account_num: null,
  source_bank_code: null,
  dest_account_id: account.id,
  dest_account_num: account.account_number,
  dest_bank_code: null,
  dest_account_name: null,
  amount: 15000.5,
  currency: 'NGN',
  fee: 0,
  vat: 0,
  total_amount: 15000.5,
  transfer_type: null,
  channel: 'BRANCH',
  narration: 'Cash',
  description: null,
  initiated_by: '0199a1c2-7f30-7cde-8f21-00000000000c',
  approved_by: null,
  processed_at: '2026-01-31T12:05:00.000Z',
  completed_at: '2026-01-31T12:05:00.000Z',
  failure_reason: null,
  external_ref: null,
  session_id: null,
  reversed_txn_id: null,
  reversal_reason: null,
  metadata: null,
}
const change = {
  version: 2,
  change: 'FROZEN',
  status: 'FROZEN',
  status_before: 'ACTIVE',
  restriction: 'NONE',
  restriction_before: 'NONE',
  reason: 'Court order 12/2026',
  actor_kind: 'staff',
  actor_id: '0199a1c2-7f30-7cde-8f21-00000000000c',
  at: '2026-02-01T09:00:00.000Z',
}

export const accountExamples: Examples['operations'] = {
  OpenAccount: {
    requests: {
      'By account type': { customer_id: account.customer_id, account_type: 'SAVINGS', currency: 'NGN' },
      'By product, with a name': {
        customer_id: account.customer_id,
        product_id: account.product_id,
        currency: 'NGN',
        account_name: 'Ada Obi, household',
      },
    },
    response: opened,
  },
  ListAccounts: { response: { accounts: [{ ...account, accrued_interest: 1.85, term: null }], ...page } },
  GetAccount: { response: { ...account, accrued_interest: 1.85, term: null } },
  GetBalance: {
    response: {
      account_id: account.id,
      currency: 'NGN',
      as_of: '2026-01-31T22:59:59.999Z',
      ledger_balance: 15000.5,
      available_balance: null,
      held_balance: null,
    },
  },
  ListAccountTransactions: { response: { transactions: [deposit], ...page } },
  GetStatement: {
    response: {
      account_id: account.id,
      account_number: account.account_number,
      account_name: account.account_name,
      currency: 'NGN',
      from: '2025-12-31T23:00:00.000Z',
      to: '2026-01-31T22:59:59.999Z',
      opening_balance: 0,
      closing_balance: 15000.5,
      total_in: 15000.5,
      total_out: 0,
      lines: [
        {
          posted_at: '2026-01-31T12:05:00.000Z',
          booking_date: '2026-01-31',
          value_date: '2026-01-31',
          transaction_id: deposit.id,
          transaction_ref: deposit.transaction_ref,
          transaction_type: 'DEPOSIT',
          channel: 'BRANCH',
          counterparty_account_num: null,
          narration: 'Cash',
          debit: null,
          credit: 15000.5,
          balance: 15000.5,
        },
      ],
    },
  },
  GetAccountLimits: {
    response: {
      limits: [
        {
          id: '0199a1c2-7f30-7cde-8f21-00000000000e',
          transaction_type: 'TRANSFER',
          transfer_type: 'NIP',
          account_type: 'SAVINGS',
          currency: 'NGN',
          single_limit: 1000000,
          windows: [
            {
              window: 'DAILY',
              limit: 5000000,
              used: 120000,
              remaining: 4880000,
              resets_at: '2026-01-31T23:00:00.000Z',
            },
          ],
        },
      ],
    },
  },
  ListAccountHistory: { response: { changes: [change], ...page } },
  FreezeAccount: {
    requests: { 'By order of a court': { reason: 'Court order 12/2026' } },
    response: { ...account, status: 'FROZEN', version: 2 },
  },
  UnfreezeAccount: {
    requests: { 'The order has ended': { reason: 'The order has ended' } },
    response: { ...account, version: 3 },
  },
  CloseAccount: {
    requests: {
      'At the request of the customer': { reason: 'At the request of the customer' },
      'With accrued interest': {
        reason: 'At the request of the customer',
        payout_account_id: '0199a1c2-7f30-7cde-8f21-00000000000a',
      },
    },
    response: { ...opened, status: 'CLOSED', version: 2, closed_at: '2026-02-01T09:00:00.000Z' },
  },
  ReactivateAccount: {
    requests: { 'The customer is back': { reason: 'The customer came in with an identity card' } },
    response: { ...account, version: 2 },
  },
  RestrictAccount: {
    requests: { 'No debits': { restriction: 'PND', reason: 'The identity is being checked' } },
    response: { ...account, restriction: 'PND', version: 2 },
  },
}
