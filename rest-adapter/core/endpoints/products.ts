import type { Endpoint } from '#rest-adapter/endpoint.ts'

const CALLERS = ['staff', 'tenant'] as const
const refusals = { PRODUCT_NOT_FOUND: 404 }

/** Products. */
export const products: readonly Endpoint[] = [
  {
    route: 'POST /products',
    operation: 'CreateProduct',
    status: 201,
    auth: CALLERS,
    errors: { PRODUCT_EXISTS: 409 },
    request: 'CreateProductRequest',
    tag: 'Products',
    isExtension: true,
  },
  {
    route: 'GET /products',
    operation: 'ListProducts',
    status: 200,
    auth: CALLERS,
    errors: { CURSOR_INVALID: 400 },
    response: 'ProductListResponse',
    tag: 'Products',
    isExtension: true,
  },
  {
    route: 'GET /products/{id}',
    operation: 'GetProduct',
    status: 200,
    auth: CALLERS,
    errors: refusals,
    notFound: 'PRODUCT_NOT_FOUND',
    tag: 'Products',
    isExtension: true,
  },
  {
    route: 'PATCH /products/{id}',
    operation: 'UpdateProduct',
    status: 200,
    auth: CALLERS,
    errors: { ...refusals, PRODUCT_RETIRED: 409 },
    request: 'UpdateProductRequest',
    tag: 'Products',
    isExtension: true,
  },
  {
    route: 'POST /products/{id}/activate',
    operation: 'ActivateProduct',
    status: 200,
    auth: CALLERS,
    errors: { ...refusals, PRODUCT_RETIRED: 409 },
    tag: 'Products',
    isExtension: true,
  },
  {
    route: 'POST /products/{id}/retire',
    operation: 'RetireProduct',
    status: 200,
    auth: CALLERS,
    errors: refusals,
    tag: 'Products',
    isExtension: true,
  },
]
