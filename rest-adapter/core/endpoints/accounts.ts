import type { RouteCredential, Endpoint } from '../../endpoint.ts'

const as: readonly RouteCredential[] = ['staff', 'tenant']
const found = { refuses: { ACCOUNT_NOT_FOUND: 404 }, missing: 'ACCOUNT_NOT_FOUND' } as const
const changes = { ACCOUNT_NOT_FOUND: 404, ACCOUNT_CLOSED: 422, INVALID_STATE: 409 }

/** Accounts. */
export const accounts: readonly Endpoint[] = [
  {
    route: 'POST /accounts', runs: 'OpenAccount', replies: 201, as, request: 'OpenAccountRequest', tag: 'Accounts', isExtension: true,
    refuses: { CUSTOMER_NOT_FOUND: 404, PRODUCT_NOT_FOUND: 404, CUSTOMER_CLOSED: 409, CUSTOMER_NOT_ACTIVE: 422, PRODUCT_NOT_ACTIVE: 422, PRODUCT_UNAVAILABLE: 422, CURRENCY_MISMATCH: 422, ACCOUNT_NUMBERS_EXHAUSTED: 422 },
  },
  { route: 'GET /accounts', runs: 'ListAccounts', replies: 200, as, response: 'AccountList', refuses: { CURSOR_INVALID: 400 }, tag: 'Accounts' },
  { route: 'GET /accounts/{id}', runs: 'GetAccount', replies: 200, as, ...found, tag: 'Accounts', isExtension: true },
  { route: 'GET /accounts/{id}/balance', runs: 'GetBalance', replies: 200, as, ...found, tag: 'Accounts', isExtension: true },
  {
    route: 'GET /accounts/{id}/transactions', runs: 'ListAccountTransactions', replies: 200, as, response: 'AccountTransactionList',
    refuses: { ACCOUNT_NOT_FOUND: 404, CURSOR_INVALID: 400 }, tag: 'Accounts', isExtension: true,
  },
  {
    route: 'GET /accounts/{id}/statement', runs: 'GetStatement', replies: 200, as, csv: 'lines', places: 2,
    refuses: { ACCOUNT_NOT_FOUND: 404, STATEMENT_TOO_LONG: 422 }, tag: 'Accounts', isExtension: true,
  },
  { route: 'GET /accounts/{id}/limits', runs: 'GetAccountLimits', replies: 200, as, ...found, wraps: 'limits', response: 'AccountLimitList', tag: 'Accounts', isExtension: true },
  {
    route: 'GET /accounts/{id}/history', runs: 'ListAccountHistory', replies: 200, as, response: 'AccountHistory',
    refuses: { ACCOUNT_NOT_FOUND: 404, CURSOR_INVALID: 400 }, tag: 'Accounts', isExtension: true,
  },
  { route: 'POST /accounts/{id}/freeze', runs: 'FreezeAccount', replies: 200, as, request: 'AccountReason', refuses: changes, tag: 'Accounts', isExtension: true },
  { route: 'POST /accounts/{id}/unfreeze', runs: 'UnfreezeAccount', replies: 200, as, request: 'AccountReason', refuses: changes, tag: 'Accounts', isExtension: true },
  { route: 'POST /accounts/{id}/close', runs: 'CloseAccount', replies: 200, as, request: 'AccountReason', refuses: { ...changes, ACCOUNT_NOT_EMPTY: 422 }, tag: 'Accounts', isExtension: true },
  { route: 'POST /accounts/{id}/reactivate', runs: 'ReactivateAccount', replies: 200, as, request: 'AccountReason', refuses: changes, tag: 'Accounts', isExtension: true },
  { route: 'POST /accounts/{id}/restrictions', runs: 'RestrictAccount', replies: 200, as, request: 'AccountRestrictionRequest', refuses: changes, tag: 'Accounts', isExtension: true },
]
