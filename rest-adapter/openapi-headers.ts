import type { Dialect } from './dialect.ts'

type OpenApiObject = Readonly<Record<string, unknown>>

const COMMON = {
  RequestId: {
    description:
      'Id of this request, copied from X-Request-ID if the client sent one. Quote it in support requests.',
    schema: { type: 'string' },
  },
  IdempotentReplayed: {
    description: '`true` if this is the stored response to an earlier request with the same Idempotency-Key.',
    schema: { type: 'string', enum: ['true'] },
  },
  RetryAfter: {
    description: 'Number of seconds to wait before a retry.',
    schema: { type: 'integer', minimum: 0 },
  },
}

/** The headers of responses as components. */
export const headerComponents = (dialect: Dialect): OpenApiObject => ({
  ...COMMON,
  ...limitComponents(dialect),
})

/** The rate-limit headers, under the names that the service uses. */
const limitComponents = ({ limits: { headers } }: Dialect): OpenApiObject => ({
  LimitRequests: {
    description: `${headers}-Limit: maximum number of requests in the most restrictive window.`,
    schema: { type: 'integer', minimum: 1 },
  },
  LimitRemaining: {
    description: `${headers}-Remaining: remaining requests in that window. With several gateways this is an upper bound.`,
    schema: { type: 'integer', minimum: 0 },
  },
  LimitReset: {
    description: `${headers}-Reset: end of that window, in Unix seconds.`,
    schema: { type: 'integer' },
  },
  LimitPolicy: {
    description:
      'Every window that counts the request, with its quota (q) and its length in seconds (w), as in the IETF draft.',
    schema: { type: 'string' },
    example: '"minute";q=100;w=60',
  },
  LimitStates: {
    description: 'Remaining requests of each window (r), and seconds until it ends (t).',
    schema: { type: 'string' },
    example: '"minute";r=99;t=60',
  },
})

export const limitReferences = ({ limits: { headers } }: Dialect): OpenApiObject =>
  Object.fromEntries(
    [
      [`${headers}-Limit`, 'LimitRequests'],
      [`${headers}-Remaining`, 'LimitRemaining'],
      [`${headers}-Reset`, 'LimitReset'],
      ['RateLimit-Policy', 'LimitPolicy'],
      ['RateLimit', 'LimitStates'],
    ].map(([name, component]) => [name, { $ref: `#/components/headers/${component}` }]),
  )

export const REQUEST_ID = { 'X-Request-ID': { $ref: '#/components/headers/RequestId' } }
export const REPLAYED = { 'Idempotent-Replayed': { $ref: '#/components/headers/IdempotentReplayed' } }
export const RETRY_AFTER = { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } }
