import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Principal, PrincipalKind } from '#kernel/principal.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Name of the interface that the route belongs to. */
    readonly service?: string
    /** Name of the operation that a REST endpoint runs. */
    readonly operation?: string
    /** Set on health and metrics endpoints, which monitors poll; their requests are logged at a lower level. */
    readonly isProbe?: true
    /** Omits the route from Allow headers: it only rejects requests, or serves only other processes of the platform. */
    readonly isUnlisted?: true
  }
  interface FastifyRequest {
    /** The caller; undefined until authentication has succeeded. */
    actor?: Principal
    /** Name of the GraphQL operation that the client sent; undefined without one. */
    operationName?: string
  }
}

/** Record of a completed request. It has the route's pattern instead of the path and no query or body, so it is safe to log. */
export interface AccessLogEntry {
  readonly requestId: string
  readonly method: string
  /** Pattern of the route, such as `/api/v1/remittance/transfers/{id}`; `unknown` when no route matched. */
  readonly route: string
  readonly service: string
  readonly operation: string | undefined
  /** HTTP status; 499 when the client disconnected before the response headers were sent. */
  readonly status: number
  readonly durationMs: number
  readonly credential: PrincipalKind | undefined
  readonly workspaceId: string | undefined
  readonly client: string | undefined
  /** Trace id from the client's `traceparent` header; undefined without a valid header. */
  readonly traceId: string | undefined
  readonly isProbe: boolean
}

/** Records a span for each request. */
export interface RequestTracing {
  /** Starts the span and calls `next` in its context. */
  enter(request: FastifyRequest, next: () => void): void
  /** Restores the context of the span, which is lost while the body is read, and calls `next` in it. */
  resume(request: FastifyRequest, next: () => void): void
  /** Adds the outcome of the request to the span and ends it. */
  leave(request: FastifyRequest, entry: AccessLogEntry): void
}

export interface RequestObservers {
  readonly onServed?: ((entry: AccessLogEntry) => void) | undefined
  readonly tracing?: RequestTracing | undefined
}

export const NO_ROUTE = 'unknown'
const METHODS: ReadonlySet<string> = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'])
const CLIENT_CLOSED_REQUEST = 499
const TRACEPARENT = /^[\da-f]{2}-([\da-f]{32})-[\da-f]{16}-[\da-f]{2}/

/** Published pattern of each route, by Fastify's pattern. Routes are fixed, so the cache stays small. */
const publishedPatterns = new Map<string, string>()

/** The route's pattern as published in OpenAPI: `{id}` instead of `:id`. */
export const routeOf = ({ routeOptions }: FastifyRequest): string => patternOf(routeOptions?.url)

function patternOf(url: string | undefined): string {
  if (url === undefined) return NO_ROUTE
  const known = publishedPatterns.get(url)
  if (known !== undefined) return known
  const pattern = url.replaceAll(/:(\w+)/g, '{$1}')
  publishedPatterns.set(url, pattern)
  return pattern
}

const traceIdOf = ({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined =>
  typeof headers['traceparent'] === 'string' ? TRACEPARENT.exec(headers['traceparent'])?.[1] : undefined

/** Creates the record after the response was sent or the client disconnected. */
function accessLogEntry(request: FastifyRequest, reply: FastifyReply): AccessLogEntry {
  // Fastify builds `routeOptions` on every access, so this function reads it once.
  const { config, url } = request.routeOptions ?? {}
  const { actor, method } = request
  return {
    requestId: request.id,
    method: METHODS.has(method) ? method : 'OTHER',
    route: patternOf(url),
    service: config?.service ?? 'gateway',
    operation: config?.operation ?? request.operationName,
    status: reply.raw.writableFinished || reply.raw.headersSent ? reply.statusCode : CLIENT_CLOSED_REQUEST,
    durationMs: reply.elapsedTime,
    credential: actor?.kind,
    workspaceId: actor?.workspaceId || undefined,
    client: request.ip,
    traceId: traceIdOf(request.raw),
    isProbe: config?.isProbe === true,
  }
}

/** Reports every request, also those without a route. Add it before all other hooks, so that it includes requests they reject. */
export function observeRequests(app: FastifyInstance, { onServed, tracing }: RequestObservers): void {
  app.decorateRequest('actor')
  app.decorateRequest('operationName')
  if (tracing) {
    app.addHook('onRequest', (request, _, done) => tracing.enter(request, done))
    app.addHook('preValidation', (request, _, done) => tracing.resume(request, done))
  }
  if (!onServed && !tracing) return
  app.addHook('onResponse', (request, reply, done) => {
    const entry = accessLogEntry(request, reply)
    onServed?.(entry)
    tracing?.leave(request, entry)
    done()
  })
}

/** Record of a request that never reaches the hooks: malformed HTTP, or a path that the router cannot decode. */
export const malformedRequestEntry = (requestId: string, client: string | undefined): AccessLogEntry => ({
  requestId,
  client,
  method: 'OTHER',
  route: NO_ROUTE,
  service: 'gateway',
  status: 400,
  durationMs: 0,
  operation: undefined,
  credential: undefined,
  workspaceId: undefined,
  traceId: undefined,
  isProbe: false,
})
