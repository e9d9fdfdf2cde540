import { fastifyCors } from '@fastify/cors'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** False where pages of other origins stay out, whichever are allowed elsewhere. */
    readonly cors?: false
  }
}

/**
 * Headers that a page may send. X-Partner-API-Key is not among them: it is the secret of a partner's server, and a page that had it
 * would show it to all its visitors.
 */
export const ALLOWED_HEADERS = [
  'Authorization', 'Content-Type', 'X-Tenant-ID', 'Idempotency-Key', 'X-Actor', 'X-Request-ID', 'Apollo-Require-Preflight', 'traceparent', 'tracestate',
]

/** Headers of responses that a page may read; browsers hide all but a few. */
export const EXPOSED_HEADERS = [
  'X-Request-ID', 'Idempotent-Replayed', 'X-Query-Cost', 'Retry-After', 'RateLimit', 'RateLimit-Policy',
  ...['X-RateLimit', 'RateLimit'].flatMap(family => ['Limit', 'Remaining', 'Reset'].map(name => `${family}-${name}`)),
]

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']

/** Seconds for which a browser need not repeat a preflight; Chromium keeps none for longer. */
const PREFLIGHT_MAX_AGE_S = 7_200

/**
 * Lets pages of these origins call the interfaces. Credentials travel in headers that the page itself sets, never in cookies, so
 * Access-Control-Allow-Credentials is not sent. Preflights have no credential and are answered before anything is judged or counted.
 */
export function allowOrigins(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return
  const allowed = new Set(origins)
  app.register(fastifyCors, {
    // An origin that is not allowed gets the responses that it would get without any of this.
    origin: (origin, decide) => decide(null, origin !== undefined && allowed.has(origin) ? origin : false),
    methods: METHODS,
    allowedHeaders: ALLOWED_HEADERS,
    exposedHeaders: EXPOSED_HEADERS,
    maxAge: PREFLIGHT_MAX_AGE_S,
    strictPreflight: false,
  })
}

/** Keeps pages of other origins out of the routes that are registered in the scope. */
export function refuseOrigins(scope: FastifyInstance): void {
  scope.addHook('onRoute', route => { route.config = { ...route.config, cors: false } })
}
