import type { Examples } from '#rest-adapter/endpoint.ts'

const [source, destination, teller] = [
  '0199a1c2-7f30-7cde-8f21-00000000000a',
  '0199a1c2-7f30-7cde-8f21-00000000000b',
  '0199a1c2-7f30-7cde-8f21-00000000000c',
]

export const transaction = {
  id: '0199a1c2-7f30-7cde-8f21-00000000000d',
  tenant_id: '11111111-1111-4111-8111-111111111111',
  transaction_ref: 'TRN2026013100000001',
  transaction_type: 'DEPOSIT',
  status: 'COMPLETED',
  source_account_id: null,
  source_account_num: null,
  source_bank_code: null,
  dest_account_id: destination,
  dest_account_num: '0000000013',
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
  initiated_by: teller,
  approved_by: null,
  processed_at: '2026-01-31T12:00:00.000Z',
  completed_at: '2026-01-31T12:00:00.000Z',
  failure_reason: null,
  external_ref: null,
  session_id: null,
  reversed_txn_id: null,
  reversal_reason: null,
  metadata: null,
}
const cash = {
  account_id: destination,
  amount: 15000.5,
  channel: 'BRANCH',
  narration: 'Cash',
  initiated_by: teller,
}

export const order = {
  source_account_id: source,
  destination_account_id: destination,
  destination_account_name: 'Ada Obi',
  amount: 250.75,
  currency: 'NGN',
  channel: 'MOBILE',
  narration: 'Rent',
  initiated_by: teller,
}
export const transfer = {
  ...transaction,
  transaction_type: 'TRANSFER',
  transfer_type: 'INTERNAL',
  source_account_id: source,
  source_account_num: '0000000020',
  dest_account_name: 'Ada Obi',
  amount: 250.75,
  total_amount: 250.75,
  channel: 'MOBILE',
  narration: 'Rent',
}

export const movementExamples: Examples['operations'] = {
  Deposit: { requests: { 'Cash at a branch': cash }, response: transaction },
  Withdraw: {
    requests: { 'Cash at a branch': cash },
    response: {
      ...transaction,
      transaction_type: 'WITHDRAWAL',
      source_account_id: destination,
      source_account_num: '0000000013',
      dest_account_id: null,
      dest_account_num: null,
    },
  },
  TransferInternally: { requests: { 'Between two accounts': order }, response: transfer },
  TransferInBulk: {
    requests: {
      'Each on its own': { items: [order, { ...order, amount: 1000000 }] },
      'All or none': { items: [order], atomic: true },
    },
    response: {
      items: [
        { index: 0, status: 'COMPLETED', transaction: transfer, error: null },
        {
          index: 1,
          status: 'FAILED',
          transaction: null,
          error: {
            code: 'INSUFFICIENT_FUNDS',
            message: 'The account has 14749.75 NGN available, and 1000000.00 NGN is needed.',
            details: [],
          },
        },
      ],
    },
  },
  PreviewTransfer: {
    requests: {
      'To another bank': {
        transfer_type: 'INTERBANK',
        source_account_id: source,
        destination_account_num: '0000000020',
        destination_bank_code: '000013',
        destination_account_name: 'Bola Eze',
        amount: 5000.5,
        currency: 'NGN',
      },
      'To an account abroad': {
        transfer_type: 'INTERNATIONAL',
        source_account_id: source,
        destination_account_num: 'GB33BUKB20201555555555',
        destination_bank_code: 'BUKBGB22',
        destination_country: 'GB',
        destination_currency: 'USD',
        charge_bearer: 'SHA',
        amount: 80500,
        currency: 'NGN',
      },
    },
    response: {
      transfer_type: 'INTERBANK',
      amount: 5000.5,
      currency: 'NGN',
      fee: 25,
      vat: 1.88,
      total_amount: 5027.38,
      available_balance: 15000.5,
      available_after: 9973.12,
      possible: true,
      refusal: null,
      limit: null,
      international: null,
    },
  },
  NameEnquiry: {
    requests: {
      'An account of the tenant': { account_number: '0000000013' },
      'At another bank': { account_number: '0123456789', bank_code: '000013' },
    },
    response: { account_number: '0000000013', bank_code: null, account_name: 'Ada Obi' },
  },
  AdjustBalance: {
    requests: {
      'A wrong charge': {
        account_id: destination,
        direction: 'CREDIT',
        amount: 25,
        reason: 'Charged twice on 30 January',
      },
    },
    response: {
      ...transaction,
      transaction_type: 'ADJUSTMENT',
      amount: 25,
      total_amount: 25,
      narration: null,
      description: 'Charged twice on 30 January',
    },
  },
}
