import type { Endpoint } from '#rest-adapter/endpoint.ts'

const auth = ['staff', 'tenant'] as const
const tag = 'General ledger'
const errors = { GL_ACCOUNT_NOT_FOUND: 404 }

/** The chart of accounts, and the balances of the general ledger. */
export const generalLedger: readonly Endpoint[] = [
  {
    route: 'POST /gl-accounts',
    operation: 'CreateGlAccount',
    status: 201,
    auth,
    errors: { GL_ACCOUNT_EXISTS: 409 },
    request: 'GlAccountRequest',
    tag,
    isExtension: true,
  },
  {
    route: 'GET /gl-accounts',
    operation: 'ListGlAccounts',
    status: 200,
    auth,
    errors: { CURSOR_INVALID: 400 },
    response: 'GlAccountPage',
    tag,
    isExtension: true,
  },
  {
    route: 'GET /gl-accounts/{id}',
    operation: 'GetGlAccount',
    status: 200,
    auth,
    errors,
    notFound: 'GL_ACCOUNT_NOT_FOUND',
    tag,
    isExtension: true,
  },
  {
    route: 'PATCH /gl-accounts/{id}',
    operation: 'UpdateGlAccount',
    status: 200,
    auth,
    errors: { ...errors, GL_ACCOUNT_IN_USE: 409 },
    request: 'GlAccountChange',
    tag,
    isExtension: true,
  },
  {
    route: 'POST /gl-accounts/{id}/deactivate',
    operation: 'DeactivateGlAccount',
    status: 200,
    auth,
    errors: { ...errors, GL_ACCOUNT_IN_USE: 409 },
    tag,
    isExtension: true,
  },
  {
    route: 'GET /gl-accounts/{id}/balance',
    operation: 'GetGlAccountBalance',
    status: 200,
    auth,
    errors,
    tag,
    isExtension: true,
  },
  {
    route: 'GET /gl-accounts/{id}/balances',
    operation: 'ListGlAccountBalances',
    status: 200,
    auth,
    errors,
    envelope: 'balances',
    response: 'GlBalanceList',
    tag,
    isExtension: true,
  },
  {
    route: 'GET /gl-accounts/{id}/ledger',
    operation: 'ListGlAccountLedger',
    status: 200,
    auth,
    errors: { ...errors, CURSOR_INVALID: 400 },
    response: 'GlLedgerPage',
    tag,
    isExtension: true,
  },
]
