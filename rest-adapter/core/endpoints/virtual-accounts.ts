import type { Endpoint } from '#rest-adapter/endpoint.ts'
import { postingRefusals } from './movements.ts'

const auth = ['staff', 'tenant'] as const
const tag = 'Virtual accounts'
const missing = { VIRTUAL_ACCOUNT_NOT_FOUND: 404 }
const changed = { ...missing, INVALID_STATE: 409 }

/** Accounts with numbers of their own that belong to another account. */
export const virtualAccounts: readonly Endpoint[] = [
  {
    route: 'POST /accounts/{id}/virtual-accounts',
    operation: 'OpenVirtualAccount',
    status: 201,
    auth,
    request: 'VirtualAccountRequest',
    errors: {
      ACCOUNT_NOT_FOUND: 404,
      CUSTOMER_NOT_FOUND: 404,
      CUSTOMER_CLOSED: 409,
      CUSTOMER_NOT_ACTIVE: 422,
      ACCOUNT_CLOSED: 422,
      VIRTUAL_ACCOUNT_NESTED: 422,
      ACCOUNT_NUMBERS_EXHAUSTED: 422,
    },
    tag,
    isExtension: true,
  },
  {
    route: 'GET /accounts/{id}/virtual-accounts',
    operation: 'ListVirtualAccounts',
    status: 200,
    auth,
    response: 'VirtualAccountList',
    errors: { ACCOUNT_NOT_FOUND: 404, CURSOR_INVALID: 400 },
    tag,
    isExtension: true,
  },
  {
    route: 'GET /accounts/{id}/consolidated-balance',
    operation: 'GetConsolidatedBalance',
    status: 200,
    auth,
    errors: { ACCOUNT_NOT_FOUND: 404 },
    tag,
    isExtension: true,
  },
  {
    route: 'GET /virtual-accounts/{id}',
    operation: 'GetVirtualAccount',
    status: 200,
    auth,
    errors: missing,
    notFound: 'VIRTUAL_ACCOUNT_NOT_FOUND',
    tag,
    isExtension: true,
  },
  {
    route: 'PATCH /virtual-accounts/{id}',
    operation: 'UpdateVirtualAccount',
    status: 200,
    auth,
    request: 'VirtualAccountChange',
    errors: changed,
    tag,
    isExtension: true,
  },
  {
    route: 'POST /virtual-accounts/{id}/suspend',
    operation: 'SuspendVirtualAccount',
    status: 200,
    auth,
    errors: changed,
    tag,
    isExtension: true,
  },
  {
    route: 'POST /virtual-accounts/{id}/activate',
    operation: 'ActivateVirtualAccount',
    status: 200,
    auth,
    errors: { ...changed, VIRTUAL_ACCOUNT_EXPIRED: 422 },
    tag,
    isExtension: true,
  },
  {
    route: 'POST /virtual-accounts/{id}/close',
    operation: 'CloseVirtualAccount',
    status: 200,
    auth,
    errors: { ...changed, ACCOUNT_CLOSED: 422, ACCOUNT_NOT_EMPTY: 422 },
    tag,
    isExtension: true,
  },
  {
    route: 'POST /virtual-accounts/{id}/release',
    operation: 'ReleaseEscrow',
    status: 201,
    auth,
    request: 'EscrowRelease',
    errors: {
      ...postingRefusals,
      ...missing,
      NOT_ESCROW: 422,
      SAME_ACCOUNT: 422,
      DISBURSEMENT_HELD: 422,
      SCREENING_BLOCKED: 422,
    },
    rateLimitClass: 'transfers',
    ownsIdempotency: true,
    tag,
    isExtension: true,
  },
]
