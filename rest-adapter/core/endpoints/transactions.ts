import type { Endpoint } from '#rest-adapter/endpoint.ts'

const as = ['staff', 'tenant'] as const
const refuses = { TRANSACTION_NOT_FOUND: 404 }
const missing = 'TRANSACTION_NOT_FOUND'

/** Transaction queries. */
export const transactions: readonly Endpoint[] = [
  {
    route: 'GET /transfers/{id}',
    runs: 'GetTransfer',
    replies: 200,
    as,
    refuses,
    missing,
    tag: 'Transactions',
    isExtension: true,
  },
  {
    route: 'GET /transactions',
    runs: 'ListTransactions',
    replies: 200,
    as,
    refuses: { CURSOR_INVALID: 400 },
    response: 'TransactionPage',
    tag: 'Transactions',
    isExtension: true,
  },
  {
    route: 'GET /transactions/{id}',
    runs: 'GetTransaction',
    replies: 200,
    as,
    refuses,
    missing,
    response: 'TransactionDetails',
    tag: 'Transactions',
    isExtension: true,
  },
]
