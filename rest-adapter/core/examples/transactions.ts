import type { Examples } from '#rest-adapter/endpoint.ts'
import { transaction, transfer } from './movements.ts'

const posted = {
  status: 'COMPLETED',
  at: '2026-01-31T12:00:00.000Z',
  actor_kind: 'staff',
  actor_id: '0199a1c2-7f30-7cde-8f21-00000000000c',
  reason: null,
}

export const transactionExamples: Examples['operations'] = {
  GetTransfer: { response: transfer },
  ListTransactions: { response: { transactions: [transaction], has_more: false, next_cursor: 'bWs4…' } },
  GetTransaction: { response: { ...transaction, fee_txn_id: null, parent_txn_id: null, history: [posted] } },
}
