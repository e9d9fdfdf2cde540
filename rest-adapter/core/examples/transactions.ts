import type { Examples } from '#rest-adapter/endpoint.ts'
import { transaction, transfer } from './movements.ts'

const unconverted = {
  source_currency: null,
  target_currency: null,
  exchange_rate: null,
  converted_amount: null,
  corridor_id: null,
}
const entry = {
  account_id: transfer.source_account_id,
  account_num: transfer.source_account_num,
  system_account: null,
  entry_type: 'debit',
  amount: transfer.amount,
  currency: transfer.currency,
  booking_date: '2026-01-31',
  value_date: '2026-01-31',
}

const posted = {
  status: 'COMPLETED',
  at: '2026-01-31T12:00:00.000Z',
  actor_kind: 'staff',
  actor_id: '0199a1c2-7f30-7cde-8f21-00000000000c',
  reason: null,
}

export const transactionExamples: Examples['operations'] = {
  GetTransfer: { response: { ...transfer, ...unconverted } },
  ListTransactions: { response: { transactions: [transaction], has_more: false, next_cursor: 'bWs4…' } },
  GetTransaction: {
    response: { ...transaction, ...unconverted, fee_txn_id: null, parent_txn_id: null, history: [posted] },
  },
  GetTransactionEntries: {
    response: {
      entries: [
        entry,
        {
          ...entry,
          account_id: transfer.dest_account_id,
          account_num: transfer.dest_account_num,
          entry_type: 'credit',
        },
      ],
    },
  },
}
