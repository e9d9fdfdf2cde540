import type { Endpoint } from '#rest-adapter/endpoint.ts'

const quoteRefusals = { CORRIDOR_NOT_AVAILABLE: 400, AMOUNT_OUT_OF_RANGE: 400 }

/** Quotes, and the corridors that they are for. */
export const quotes: readonly Endpoint[] = [
  {
    route: 'POST /quotes',
    operation: 'CreateQuote',
    status: 201,
    auth: ['tenant', 'session'],
    errors: quoteRefusals,
    request: 'CreateQuoteRequest',
    tag: 'Quotes',
  },
  {
    route: 'GET /quotes/{id}',
    operation: 'GetQuote',
    status: 200,
    auth: ['tenant', 'session'],
    errors: { QUOTE_NOT_FOUND: 404 },
    notFound: 'QUOTE_NOT_FOUND',
    tag: 'Quotes',
    isExtension: true,
  },
  {
    route: 'GET /corridors',
    operation: 'ListCorridors',
    status: 200,
    auth: ['tenant', 'session'],
    envelope: 'corridors',
    response: 'CorridorListResponse',
    tag: 'Corridors',
  },
]
