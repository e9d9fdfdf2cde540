import type { Endpoint } from '#rest-adapter/endpoint.ts'
import type { RouteCredential } from '#rest-adapter/route-credential.ts'

const keys: readonly RouteCredential[] = ['tenant']

/** Enough JSON values for 1,000 transactions with all of their fields. */
const BATCH_VALUES_MAX = 50_000

/** Transactions that are evaluated by rules, and their evaluations. */
export const transactionRoutes: readonly Endpoint[] = [
  {
    route: 'POST /monitoring/evaluate',
    operation: 'EvaluateTransaction',
    status: 200,
    repeats: 'is_repeated',
    auth: keys,
    errors: { CONFLICT: 409 },
    request: 'EvaluateTransactionRequest',
    response: 'Evaluation',
    tag: 'Transaction monitoring',
  },
  {
    route: 'POST /monitoring/transactions',
    operation: 'IngestTransaction',
    status: 201,
    repeats: 'is_repeated',
    auth: keys,
    errors: { CONFLICT: 409 },
    request: 'IngestTransactionRequest',
    response: 'Evaluation',
    tag: 'Transaction monitoring',
    isExtension: true,
  },
  {
    route: 'GET /monitoring/transactions',
    operation: 'ListMonitoredTransactions',
    status: 200,
    auth: keys,
    errors: { CURSOR_INVALID: 400 },
    response: 'MonitoredTransactionListResponse',
    tag: 'Transaction monitoring',
    isExtension: true,
  },
  {
    route: 'POST /monitoring/transactions/batch',
    operation: 'CreateTransactionBatch',
    status: 202,
    auth: keys,
    valuesMax: BATCH_VALUES_MAX,
    request: 'CreateTransactionBatchRequest',
    response: 'TransactionBatchAccepted',
    tag: 'Transaction monitoring',
    isExtension: true,
  },
  {
    route: 'GET /monitoring/transactions/batch/{id}',
    operation: 'GetTransactionBatch',
    status: 200,
    auth: keys,
    errors: { BATCH_NOT_FOUND: 404 },
    notFound: 'BATCH_NOT_FOUND',
    tag: 'Transaction monitoring',
    isExtension: true,
  },
  {
    route: 'GET /monitoring/transactions/{transaction_id}',
    operation: 'GetMonitoredTransaction',
    status: 200,
    auth: keys,
    errors: { TRANSACTION_NOT_FOUND: 404 },
    notFound: 'TRANSACTION_NOT_FOUND',
    tag: 'Transaction monitoring',
    isExtension: true,
  },
  {
    route: 'GET /monitoring/evaluations/{id}',
    operation: 'GetEvaluation',
    status: 200,
    repeats: 'is_repeated',
    auth: keys,
    errors: { EVALUATION_NOT_FOUND: 404 },
    notFound: 'EVALUATION_NOT_FOUND',
    response: 'Evaluation',
    tag: 'Transaction monitoring',
    isExtension: true,
  },
  {
    route: 'GET /monitoring/evaluations/{id}/replay',
    operation: 'ReplayEvaluation',
    status: 200,
    auth: keys,
    errors: { EVALUATION_NOT_FOUND: 404, INVALID_STATE: 409 },
    notFound: 'EVALUATION_NOT_FOUND',
    tag: 'Transaction monitoring',
    slots: 2,
    isExtension: true,
  },
]
