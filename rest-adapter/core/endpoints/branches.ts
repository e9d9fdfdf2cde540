import type { Endpoint } from '#rest-adapter/endpoint.ts'

const CALLERS = ['staff', 'tenant'] as const

/** Branches, and the branch of a customer. */
export const branches: readonly Endpoint[] = [
  {
    route: 'POST /branches',
    operation: 'CreateBranch',
    status: 201,
    auth: CALLERS,
    errors: { BRANCH_EXISTS: 409 },
    request: 'CreateBranchRequest',
    tag: 'Branches',
    isExtension: true,
  },
  {
    route: 'GET /branches',
    operation: 'ListBranches',
    status: 200,
    auth: CALLERS,
    errors: { CURSOR_INVALID: 400 },
    response: 'BranchListResponse',
    tag: 'Branches',
    isExtension: true,
  },
  {
    route: 'GET /branches/{id}',
    operation: 'GetBranch',
    status: 200,
    auth: CALLERS,
    errors: { BRANCH_NOT_FOUND: 404 },
    notFound: 'BRANCH_NOT_FOUND',
    tag: 'Branches',
    isExtension: true,
  },
  {
    route: 'PUT /customers/{id}/branch',
    operation: 'AssignCustomerBranch',
    status: 200,
    auth: CALLERS,
    errors: {
      CUSTOMER_NOT_FOUND: 404,
      BRANCH_NOT_FOUND: 404,
      CUSTOMER_NOT_ACTIVE: 422,
      CUSTOMER_CLOSED: 409,
    },
    request: 'AssignCustomerBranchRequest',
    tag: 'Branches',
    isExtension: true,
  },
]
