import type { Endpoint } from '#rest-adapter/endpoint.ts'

const CALLERS = ['staff', 'tenant'] as const

/** Holders of accounts. */
export const holders: readonly Endpoint[] = [
  {
    route: 'GET /accounts/{id}/holders',
    operation: 'ListAccountHolders',
    status: 200,
    auth: CALLERS,
    errors: { ACCOUNT_NOT_FOUND: 404 },
    envelope: 'holders',
    response: 'AccountHolderListResponse',
    tag: 'Accounts',
    isExtension: true,
  },
  {
    route: 'POST /accounts/{id}/holders',
    operation: 'AddAccountHolder',
    status: 201,
    auth: CALLERS,
    errors: {
      ACCOUNT_NOT_FOUND: 404,
      CUSTOMER_NOT_FOUND: 404,
      CUSTOMER_NOT_ACTIVE: 422,
      CUSTOMER_CLOSED: 409,
      HOLDER_EXISTS: 409,
      ACCOUNT_NOT_JOINT: 422,
      ACCOUNT_CLOSED: 409,
      TOO_MANY_HOLDERS: 422,
    },
    request: 'AddAccountHolderRequest',
    tag: 'Accounts',
    isExtension: true,
  },
  {
    route: 'DELETE /accounts/{id}/holders/{customer_id}',
    operation: 'RemoveAccountHolder',
    status: 200,
    auth: CALLERS,
    errors: { HOLDER_NOT_FOUND: 404 },
    tag: 'Accounts',
    isExtension: true,
  },
]
