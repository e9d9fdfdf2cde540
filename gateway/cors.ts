import { fastifyCors } from '@fastify/cors'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** False on routes that are closed to other origins, also to allowed ones. */
    readonly cors?: false
  }
}

/**
 * Headers that a page may send. X-Partner-API-Key is not included: it is the secret of a partner's server, and a page would
 * reveal it to all its visitors.
 */
export const ALLOWED_HEADERS = [
  'Authorization',
  'Content-Type',
  'X-Tenant-ID',
  'Idempotency-Key',
  'X-Actor',
  'X-Request-ID',
  'Apollo-Require-Preflight',
  'traceparent',
  'tracestate',
]

/** Response headers that a page may read; by default browsers expose only a few. */
export const EXPOSED_HEADERS = [
  'X-Request-ID',
  'Idempotent-Replayed',
  'X-Query-Cost',
  'Retry-After',
  'RateLimit',
  'RateLimit-Policy',
  ...['X-RateLimit', 'RateLimit'].flatMap(family =>
    ['Limit', 'Remaining', 'Reset'].map(name => `${family}-${name}`),
  ),
]

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']

/** Seconds for which a browser may cache a preflight; Chromium caps the value here. */
const PREFLIGHT_MAX_AGE_S = 7_200

/**
 * Permits pages of these origins to call the interfaces. Credentials are sent in headers that the page sets, never in cookies, so
 * Access-Control-Allow-Credentials is not sent. Preflights carry no credential, so they get their response before authentication and limits.
 */
export function allowOrigins(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return
  const allowed = new Set(origins)
  app.register(fastifyCors, {
    // Other origins get responses without CORS headers.
    origin: (origin, callback) =>
      callback(null, origin !== undefined && allowed.has(origin) ? origin : false),
    methods: METHODS,
    allowedHeaders: ALLOWED_HEADERS,
    exposedHeaders: EXPOSED_HEADERS,
    maxAge: PREFLIGHT_MAX_AGE_S,
    strictPreflight: false,
  })
}

/** Disables CORS for the routes that are registered in the scope. */
export function disableCors(scope: FastifyInstance): void {
  scope.addHook('onRoute', route => {
    route.config = { ...route.config, cors: false }
  })
}
