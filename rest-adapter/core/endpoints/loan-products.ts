import type { Endpoint } from '#rest-adapter/endpoint.ts'

const auth = ['staff', 'tenant'] as const
const tag = 'Loans'

/** Loan products, and what a loan would cost. */
export const loanProducts: readonly Endpoint[] = [
  {
    route: 'POST /loans/products',
    operation: 'CreateLoanProduct',
    status: 201,
    auth,
    errors: { LOAN_PRODUCT_EXISTS: 409 },
    request: 'LoanProductRequest',
    tag,
    isExtension: true,
  },
  {
    route: 'GET /loans/products',
    operation: 'ListLoanProducts',
    status: 200,
    auth,
    errors: { CURSOR_INVALID: 400 },
    response: 'LoanProductList',
    tag,
    isExtension: true,
  },
  {
    route: 'GET /loans/products/{id}',
    operation: 'GetLoanProduct',
    status: 200,
    auth,
    errors: { LOAN_PRODUCT_NOT_FOUND: 404 },
    notFound: 'LOAN_PRODUCT_NOT_FOUND',
    tag,
    isExtension: true,
  },
  {
    route: 'PATCH /loans/products/{id}',
    operation: 'UpdateLoanProduct',
    status: 200,
    auth,
    errors: { LOAN_PRODUCT_NOT_FOUND: 404 },
    request: 'LoanProductChange',
    tag,
    isExtension: true,
  },
  {
    route: 'POST /loans/calculate',
    operation: 'CalculateLoan',
    status: 200,
    auth,
    errors: { LOAN_PRODUCT_NOT_FOUND: 404 },
    request: 'LoanCalculationRequest',
    isSafe: true,
    tag,
    isExtension: true,
  },
]
