import type { Endpoint } from '#rest-adapter/endpoint.ts'

const CALLERS = ['staff', 'tenant'] as const
const refusals = { CUSTOMER_NOT_FOUND: 404 }

/** Customer endpoints. */
export const customers: readonly Endpoint[] = [
  {
    route: 'POST /customers',
    operation: 'CreateCustomer',
    status: 201,
    auth: CALLERS,
    errors: { CUSTOMER_EXISTS: 409 },
    request: 'CreateCustomerRequest',
    tag: 'Customers',
    isExtension: true,
  },
  {
    route: 'GET /customers',
    operation: 'ListCustomers',
    status: 200,
    auth: CALLERS,
    errors: { CURSOR_INVALID: 400 },
    response: 'CustomerListResponse',
    tag: 'Customers',
    isExtension: true,
  },
  {
    route: 'GET /customers/{id}',
    operation: 'GetCustomer',
    status: 200,
    auth: CALLERS,
    errors: refusals,
    notFound: 'CUSTOMER_NOT_FOUND',
    tag: 'Customers',
    isExtension: true,
  },
  {
    route: 'PATCH /customers/{id}',
    operation: 'UpdateCustomer',
    status: 200,
    auth: CALLERS,
    errors: { ...refusals, CUSTOMER_ERASED: 409, CUSTOMER_CLOSED: 409 },
    request: 'UpdateCustomerRequest',
    tag: 'Customers',
    isExtension: true,
  },
  {
    route: 'POST /customers/{id}/activate',
    operation: 'ActivateCustomer',
    status: 200,
    auth: CALLERS,
    errors: { ...refusals, CUSTOMER_ERASED: 409, CUSTOMER_CLOSED: 409 },
    tag: 'Customers',
    isExtension: true,
  },
  {
    route: 'POST /customers/{id}/suspend',
    operation: 'SuspendCustomer',
    status: 200,
    auth: CALLERS,
    errors: { ...refusals, CUSTOMER_CLOSED: 409 },
    request: 'SuspendCustomerRequest',
    tag: 'Customers',
    isExtension: true,
  },
  {
    route: 'POST /customers/{id}/close',
    operation: 'CloseCustomer',
    status: 200,
    auth: CALLERS,
    errors: { ...refusals, CUSTOMER_HAS_ACCOUNTS: 409 },
    request: 'CloseCustomerRequest',
    tag: 'Customers',
    isExtension: true,
  },
]
