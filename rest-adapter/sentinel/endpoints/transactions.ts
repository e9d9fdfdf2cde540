import type { Endpoint } from '#rest-adapter/endpoint.ts'
import type { RouteCredential } from '#rest-adapter/route-credential.ts'

const keysAndStaff: readonly RouteCredential[] = ['tenant', 'staff']
const TAG = 'Transactions'

/** Enough JSON values for 1,000 transactions with all of their fields. */
const BATCH_VALUES_MAX = 50_000

/** Transactions and account events of enrolled customers. */
export const transactionRoutes: readonly Endpoint[] = [
  {
    route: 'POST /transactions',
    operation: 'IngestElderTransaction',
    status: 201,
    repeats: 'is_repeated',
    auth: keysAndStaff,
    namesActor: true,
    errors: { PROFILE_NOT_FOUND: 404, TRANSACTION_CONFLICT: 409 },
    request: 'TransactionRequest',
    response: 'TransactionResponse',
    tag: TAG,
    isExtension: true,
  },
  {
    route: 'POST /transactions/batch',
    operation: 'IngestElderTransactions',
    status: 200,
    auth: keysAndStaff,
    namesActor: true,
    valuesMax: BATCH_VALUES_MAX,
    request: 'TransactionBatchRequest',
    response: 'TransactionBatchResponse',
    tag: TAG,
    isExtension: true,
  },
  {
    route: 'POST /account-events',
    operation: 'IngestAccountEvent',
    status: 201,
    repeats: 'is_repeated',
    auth: keysAndStaff,
    namesActor: true,
    errors: { PROFILE_NOT_FOUND: 404, EVENT_CONFLICT: 409 },
    request: 'AccountEventRequest',
    response: 'AccountEventResponse',
    tag: TAG,
    isExtension: true,
  },
]
