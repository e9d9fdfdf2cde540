import type { Endpoint } from '#rest-adapter/endpoint.ts'

const CALLERS = ['staff', 'tenant'] as const
const refusals = { CUSTOMER_NOT_FOUND: 404 }

/** Customer endpoints. */
export const customers: readonly Endpoint[] = [
  {
    route: 'POST /customers',
    runs: 'CreateCustomer',
    replies: 201,
    as: CALLERS,
    refuses: { CUSTOMER_EXISTS: 409 },
    request: 'CreateCustomerRequest',
    tag: 'Customers',
    isExtension: true,
  },
  {
    route: 'GET /customers',
    runs: 'ListCustomers',
    replies: 200,
    as: CALLERS,
    refuses: { CURSOR_INVALID: 400 },
    response: 'CustomerListResponse',
    tag: 'Customers',
    isExtension: true,
  },
  {
    route: 'GET /customers/{id}',
    runs: 'GetCustomer',
    replies: 200,
    as: CALLERS,
    refuses: refusals,
    missing: 'CUSTOMER_NOT_FOUND',
    tag: 'Customers',
    isExtension: true,
  },
  {
    route: 'PATCH /customers/{id}',
    runs: 'UpdateCustomer',
    replies: 200,
    as: CALLERS,
    refuses: { ...refusals, CUSTOMER_ERASED: 409, CUSTOMER_CLOSED: 409 },
    request: 'UpdateCustomerRequest',
    tag: 'Customers',
    isExtension: true,
  },
  {
    route: 'POST /customers/{id}/activate',
    runs: 'ActivateCustomer',
    replies: 200,
    as: CALLERS,
    refuses: { ...refusals, CUSTOMER_ERASED: 409, CUSTOMER_CLOSED: 409 },
    tag: 'Customers',
    isExtension: true,
  },
  {
    route: 'POST /customers/{id}/suspend',
    runs: 'SuspendCustomer',
    replies: 200,
    as: CALLERS,
    refuses: { ...refusals, CUSTOMER_CLOSED: 409 },
    request: 'SuspendCustomerRequest',
    tag: 'Customers',
    isExtension: true,
  },
  {
    route: 'POST /customers/{id}/close',
    runs: 'CloseCustomer',
    replies: 200,
    as: CALLERS,
    refuses: { ...refusals, CUSTOMER_HAS_ACCOUNTS: 409 },
    request: 'CloseCustomerRequest',
    tag: 'Customers',
    isExtension: true,
  },
]
