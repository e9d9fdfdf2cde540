import type { Endpoint } from '#rest-adapter/endpoint.ts'
import type { RouteCredential } from '#rest-adapter/route-credential.ts'

const auth: readonly RouteCredential[] = ['staff', 'tenant']

/** Terms of fixed deposits. */
export const terms: readonly Endpoint[] = [
  {
    route: 'POST /accounts/{id}/term',
    operation: 'StartTerm',
    status: 201,
    auth,
    request: 'StartTermRequest',
    errors: {
      ACCOUNT_NOT_FOUND: 404,
      NOT_A_FIXED_DEPOSIT: 422,
      SAME_ACCOUNT: 422,
      CURRENCY_MISMATCH: 422,
      TERM_RUNNING: 422,
      ACCOUNT_CLOSED: 422,
      ACCOUNT_FROZEN: 422,
      ACCOUNT_NOT_ACTIVE: 422,
      NO_PRINCIPAL: 422,
      ACCOUNT_HAS_PENDING_ITEMS: 422,
    },
    tag: 'Terms',
    isExtension: true,
  },
  {
    route: 'GET /accounts/{id}/terms',
    operation: 'ListAccountTerms',
    status: 200,
    auth,
    response: 'AccountTermList',
    errors: { ACCOUNT_NOT_FOUND: 404, CURSOR_INVALID: 400 },
    tag: 'Terms',
    isExtension: true,
  },
  {
    route: 'POST /accounts/{id}/term/break',
    operation: 'BreakTerm',
    status: 200,
    auth,
    request: 'BreakTermRequest',
    errors: {
      ACCOUNT_NOT_FOUND: 404,
      EOD_RUNNING: 409,
      TERM_NOT_RUNNING: 422,
      TERM_RUNNING: 422,
      CURRENCY_MISMATCH: 422,
      ACCOUNT_HAS_PENDING_ITEMS: 422,
      ACCOUNT_FROZEN: 422,
      ACCOUNT_DORMANT: 422,
      ACCOUNT_CLOSED: 422,
      ACCOUNT_NOT_ACTIVE: 422,
      POST_NO_DEBIT: 422,
      POST_NO_CREDIT: 422,
      DISBURSEMENT_HELD: 422,
      BALANCE_TOO_LARGE: 422,
    },
    tag: 'Terms',
    isExtension: true,
  },
]
