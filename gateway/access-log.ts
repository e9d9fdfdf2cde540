import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Principal, PrincipalKind } from '#kernel/principal.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Name of the interface that the route belongs to. */
    readonly service?: string
    /** What a REST row runs. */
    readonly operation?: string
    /** Asked each second by machines. */
    readonly isProbe?: true
    /** Strangers are not told of it in Allow: it only refuses, or is for our own processes. */
    readonly isUnlisted?: true
  }
  interface FastifyRequest {
    /** Who is asking, once the credentials were judged. */
    actor?: Principal
    /** The operation that a document of a graph client names. */
    operationName?: string
  }
}

/** A request that was answered, in words that are safe to keep: patterns for paths, and nothing of the body or the query. */
export interface Served {
  readonly requestId: string
  readonly method: string
  /** The route's pattern, such as `/api/v1/remittance/transfers/{id}`; `unknown` where no route was found. */
  readonly route: string
  readonly service: string
  readonly operation: string | undefined
  /** 499 where the client had gone before its answer. */
  readonly status: number
  readonly durationMs: number
  readonly credential: PrincipalKind | undefined
  readonly workspaceId: string | undefined
  readonly client: string | undefined
  /** The trace that the client began, from `traceparent`. */
  readonly traceId: string | undefined
  readonly isProbe: boolean
}

/** Records a request as the first part of a trace. */
export interface RequestTracing {
  /** Goes on with the request inside of its trace. */
  enter(request: FastifyRequest, next: () => void): void
  /** Brings the trace back where reading the body has lost it. */
  resume(request: FastifyRequest, next: () => void): void
  leave(request: FastifyRequest, served: Served): void
}

export interface Watching {
  readonly served?: ((served: Served) => void) | undefined
  readonly tracing?: RequestTracing | undefined
}

export const NO_ROUTE = 'unknown'
const METHODS: ReadonlySet<string> = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'])
const GONE = 499
const TRACEPARENT = /^[\da-f]{2}-([\da-f]{32})-[\da-f]{16}-[\da-f]{2}/

/** The patterns of our own routes, which are few. */
const published = new Map<string, string>()

/** The route's pattern as it is published. */
export const routeOf = ({ routeOptions }: FastifyRequest): string => patternOf(routeOptions?.url)

function patternOf(url: string | undefined): string {
  if (url === undefined) return NO_ROUTE
  const known = published.get(url)
  if (known !== undefined) return known
  const pattern = url.replaceAll(/:(\w+)/g, '{$1}')
  published.set(url, pattern)
  return pattern
}

const traceIdOf = ({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined =>
  typeof headers['traceparent'] === 'string' ? TRACEPARENT.exec(headers['traceparent'])?.[1] : undefined

/** What became of a request, once its answer is out or its client gone. */
function servedOf(request: FastifyRequest, reply: FastifyReply): Served {
  // Fastify puts these together anew each time.
  const { config, url } = request.routeOptions ?? {}
  const { actor, method } = request
  return {
    requestId: request.id,
    method: METHODS.has(method) ? method : 'OTHER',
    route: patternOf(url),
    service: config?.service ?? 'gateway',
    operation: config?.operation ?? request.operationName,
    status: reply.raw.writableFinished || reply.raw.headersSent ? reply.statusCode : GONE,
    durationMs: reply.elapsedTime,
    credential: actor?.kind,
    workspaceId: actor?.workspaceId || undefined,
    client: request.ip,
    traceId: traceIdOf(request.raw),
    isProbe: config?.isProbe === true,
  }
}

/** Tells of every request that a route or its absence has answered. The first hook of all, so that none is missed. */
export function watchRequests(app: FastifyInstance, { served, tracing }: Watching): void {
  app.decorateRequest('actor')
  app.decorateRequest('operationName')
  if (tracing) {
    app.addHook('onRequest', (request, _, done) => tracing.enter(request, done))
    app.addHook('preValidation', (request, _, done) => tracing.resume(request, done))
  }
  if (!served && !tracing) return
  app.addHook('onResponse', (request, reply, done) => {
    const entry = servedOf(request, reply)
    served?.(entry)
    tracing?.leave(request, entry)
    done()
  })
}

/** What never became a request that hooks see: text that is no HTTP, and paths that the router cannot read. */
export const unreadable = (requestId: string, client: string | undefined): Served => ({
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
