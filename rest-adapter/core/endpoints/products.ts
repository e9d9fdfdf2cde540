import type { Endpoint } from '#rest-adapter/endpoint.ts'

const CALLERS = ['staff', 'tenant'] as const
const refusals = { PRODUCT_NOT_FOUND: 404 }

/** Products. */
export const products: readonly Endpoint[] = [
  {
    route: 'POST /products',
    runs: 'CreateProduct',
    replies: 201,
    as: CALLERS,
    refuses: { PRODUCT_EXISTS: 409 },
    request: 'CreateProductRequest',
    tag: 'Products',
    isExtension: true,
  },
  {
    route: 'GET /products',
    runs: 'ListProducts',
    replies: 200,
    as: CALLERS,
    refuses: { CURSOR_INVALID: 400 },
    response: 'ProductListResponse',
    tag: 'Products',
    isExtension: true,
  },
  {
    route: 'GET /products/{id}',
    runs: 'GetProduct',
    replies: 200,
    as: CALLERS,
    refuses: refusals,
    missing: 'PRODUCT_NOT_FOUND',
    tag: 'Products',
    isExtension: true,
  },
  {
    route: 'PATCH /products/{id}',
    runs: 'UpdateProduct',
    replies: 200,
    as: CALLERS,
    refuses: { ...refusals, PRODUCT_RETIRED: 409 },
    request: 'UpdateProductRequest',
    tag: 'Products',
    isExtension: true,
  },
  {
    route: 'POST /products/{id}/activate',
    runs: 'ActivateProduct',
    replies: 200,
    as: CALLERS,
    refuses: { ...refusals, PRODUCT_RETIRED: 409 },
    tag: 'Products',
    isExtension: true,
  },
  {
    route: 'POST /products/{id}/retire',
    runs: 'RetireProduct',
    replies: 200,
    as: CALLERS,
    refuses: refusals,
    tag: 'Products',
    isExtension: true,
  },
]
