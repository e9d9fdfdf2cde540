import type { Endpoint } from '#rest-adapter/endpoint.ts'

// The specification requires 401 for a credential without access, also when the reason is its customer's status.
const customerRefusals = { CUSTOMER_NOT_ACTIVE: 401, CUSTOMER_CLOSED: 401 }
const tokenRefusals = { TOKEN_INVALID: 401, TOKEN_EXPIRED: 401, TOKEN_USED: 401, ...customerRefusals }

/** Tokens of partners and sessions of users. */
export const auth: readonly Endpoint[] = [
  {
    route: 'POST /auth/partner-token',
    operation: 'MintHandoffToken',
    status: 200,
    auth: ['partner'],
    errors: { RETURN_URL_NOT_ALLOWED: 400, ...customerRefusals },
    request: 'MintRequest',
    response: 'MintResponse',
    rateLimitClass: 'auth',
    tag: 'Handoff',
  },
  {
    route: 'POST /auth/exchange-token',
    operation: 'ExchangeHandoffToken',
    status: 200,
    auth: ['none'],
    errors: tokenRefusals,
    request: 'ExchangeRequest',
    response: 'Session',
    rateLimitClass: 'auth',
    tag: 'Handoff',
  },
  {
    route: 'POST /auth/refresh-token',
    operation: 'RefreshSession',
    status: 200,
    auth: ['none'],
    errors: { ...tokenRefusals, TOKEN_REUSED: 401 },
    request: 'RefreshRequest',
    response: 'Session',
    rateLimitClass: 'auth',
    tag: 'Handoff',
    isExtension: true,
  },
  {
    route: 'POST /auth/logout',
    operation: 'EndSession',
    status: 204,
    auth: ['session'],
    tag: 'Handoff',
    isExtension: true,
  },
]
