import type { Endpoint } from '#rest-adapter/endpoint.ts'

const auth = ['staff', 'tenant'] as const
const errors = { TRANSACTION_NOT_FOUND: 404 }
const notFound = 'TRANSACTION_NOT_FOUND'

/** Transaction queries. */
export const transactions: readonly Endpoint[] = [
  {
    route: 'GET /transfers/{id}',
    operation: 'GetTransfer',
    status: 200,
    auth,
    errors,
    notFound,
    response: 'Transfer',
    tag: 'Transactions',
    isExtension: true,
  },
  {
    route: 'GET /transactions',
    operation: 'ListTransactions',
    status: 200,
    auth,
    errors: { CURSOR_INVALID: 400 },
    response: 'TransactionPage',
    tag: 'Transactions',
    isExtension: true,
  },
  {
    route: 'GET /transactions/{id}',
    operation: 'GetTransaction',
    status: 200,
    auth,
    errors,
    notFound,
    response: 'TransactionDetails',
    tag: 'Transactions',
    isExtension: true,
  },
  {
    route: 'GET /transactions/{id}/entries',
    operation: 'GetTransactionEntries',
    status: 200,
    auth,
    errors,
    notFound,
    response: 'TransactionEntries',
    tag: 'Transactions',
    isExtension: true,
  },
]
