import type { Endpoint } from '#rest-adapter/endpoint.ts'
import type { RouteCredential } from '#rest-adapter/route-credential.ts'

const auth: readonly RouteCredential[] = ['staff', 'tenant']

/** Statements as documents. */
export const statements: readonly Endpoint[] = [
  {
    route: 'POST /accounts/{id}/statements',
    operation: 'RequestStatement',
    status: 202,
    auth,
    request: 'StatementRequest',
    errors: { ACCOUNT_NOT_FOUND: 404, STATEMENT_LIMIT_REACHED: 409, STATEMENT_TOO_LONG: 422 },
    tag: 'Statements',
    isExtension: true,
  },
  {
    route: 'GET /accounts/{id}/statements',
    operation: 'ListRequestedStatements',
    status: 200,
    auth,
    response: 'StatementList',
    errors: { ACCOUNT_NOT_FOUND: 404, CURSOR_INVALID: 400 },
    tag: 'Statements',
    isExtension: true,
  },
  {
    route: 'GET /statements/{id}',
    operation: 'GetRequestedStatement',
    status: 200,
    auth,
    errors: { STATEMENT_NOT_FOUND: 404 },
    notFound: 'STATEMENT_NOT_FOUND',
    tag: 'Statements',
    isExtension: true,
  },
  {
    route: 'GET /statements/{id}/download',
    operation: 'DownloadStatement',
    status: 200,
    auth,
    errors: { STATEMENT_NOT_FOUND: 404, INVALID_STATE: 409 },
    notFound: 'STATEMENT_NOT_FOUND',
    file: {
      piece: 'piece',
      types: ['application/json', 'text/csv', 'application/pdf', 'application/xml', 'text/plain'],
    },
    tag: 'Statements',
    isExtension: true,
  },
]
