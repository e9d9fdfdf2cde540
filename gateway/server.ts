import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { ContextSource } from '#kernel/context.ts'
import { refuse, type Refusal } from '#kernel/refusals.ts'
import { refuseUnknown } from './allowed-methods.ts'
import { allowOrigins } from './cors.ts'
import { graphRefusal, graphRoute } from './graph-route.ts'
import type { Graph } from './graph/apollo/graphql-server.ts'
import type { HandoffCalls } from './handoff/calls.ts'
import { handoffRoute } from './handoff/route.ts'
import type { Limits } from './limits/limits.ts'
import { isHealthEndpoint, healthRoutes, type Metrics, type Readiness } from './health-endpoints.ts'
import { portalRoute, type PortalRouteOptions } from './portal/route.ts'
import type { LoadShedding } from './load-shedding.ts'
import type { Authenticator } from './principal.ts'
import { isRequestId } from './request.ts'
import { malformedRequestEntry, observeRequests, type RequestObservers } from './access-log.ts'
import { readCredentials, reloadCredentials, type TlsFiles } from './tls.ts'

/** Sends an error response in the format of the interface to which the path belongs. */
export type GatewayFailure = (request: FastifyRequest, reply: FastifyReply, error: unknown) => FastifyReply

export interface ServerOptions {
  readonly source: ContextSource
  readonly authenticator: Authenticator
  readonly graph: Graph
  readonly failure: GatewayFailure
  readonly jwks: () => Promise<unknown>
  /** Domain calls of the hosted sign-in page. */
  readonly handoff: HandoffCalls
  /** Content and URL of the documentation. */
  readonly portal: PortalRouteOptions
  /** `true` trusts the nearest proxy, whatever its address; otherwise addresses or ranges that are trusted. */
  readonly trustProxy: boolean | string
  /** Whether `X-Forwarded-Host` from a trusted proxy is used; the host determines the environment. */
  readonly trustForwardedHost?: boolean
  /** Origins of pages that may call the interfaces from a browser; none by default. */
  readonly corsOrigins?: readonly string[]
  /** Runs the readiness checks of the process. */
  readonly readiness: () => Promise<Readiness>
  readonly metrics?: Metrics | undefined
  /** Observer of every request. */
  readonly observers?: RequestObservers | undefined
  /** Without it the server speaks plain HTTP. */
  readonly tls?: TlsFiles | undefined
  readonly log: (fields: Readonly<Record<string, unknown>>, message: string) => void
  /** Rate limits and bounds on concurrent operations; nothing is limited by default. */
  readonly limits?: Limits | undefined
  /** Mutations of the graph that require an Idempotency-Key. */
  readonly keyedFields?: ReadonlySet<string>
  readonly loadShedding?: LoadShedding | undefined
}

const BODY_BYTES_MAX = 1024 * 1024
/** Time limit for receiving a complete request. */
const REQUEST_TIMEOUT_MS = 30_000

/** Trusts only the proxy that connects to this process, not the addresses that this proxy received from others. */
const isNearest = (_address: string, hop: number): boolean => hop === 0

const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'strict-transport-security': 'max-age=31536000',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
} as const

/** Responds to malformed HTTP, which never becomes a request with a route, and closes the connection. */
function refuseConnection(
  error: NodeJS.ErrnoException,
  socket: Socket,
  { onServed }: RequestObservers,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const message =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? 'The headers of the request are too large.'
      : 'The request is not well-formed HTTP, or arrived too slowly.'
  const body = JSON.stringify({ error: message, code: 'VALIDATION_ERROR' })
  const requestId = randomUUID()
  onServed?.(malformedRequestEntry(requestId, socket.remoteAddress))
  const headers = {
    ...SECURITY_HEADERS,
    'x-request-id': requestId,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }
  socket.end(
    `HTTP/1.1 400 Bad Request\r\n${Object.entries(headers)
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('')}\r\n${body}`,
  )
}

const isGraph = ({ url }: FastifyRequest): boolean => url.split('?', 1)[0] === '/graphql'

/** Creates the HTTP server with everything except the REST interfaces, which are registered on it later. */
export function createServer(options: ServerOptions): FastifyInstance {
  const { failure, jwks, readiness, metrics, observers = {}, tls, log, limits } = options
  const app = newServer(options)
  if (tls) reloadCredentials(app.server, tls, log)
  observeRequests(app, observers)
  const isClosing = addHooks(app, options)
  // Unknown paths are rejected before their body is read.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, payload, done) => {
    payload.resume()
    done(null)
  })
  app.setErrorHandler((error, request, reply) => failure(request, reply, error))
  refuseUnknown(app, (request, reply, error) =>
    isGraph(request) ? graphRefusal(request, reply, error, { log, limits }) : failure(request, reply, error),
  )

  healthRoutes(app, { readiness, metrics, isClosing })
  app.get(
    '/.well-known/jwks.json',
    { onRequest: async (request, reply) => limits?.admitAddress(request, reply, 'X-RateLimit', 'reader') },
    async (_, reply) => {
      const keys = await jwks()
      return reply.header('cache-control', 'public, max-age=60').send(keys)
    },
  )
  const { source, authenticator, graph, handoff, portal, keyedFields = new Set() } = options
  const explorer = portalRoute(app, { ...portal, limits })
  app.register(async scope =>
    graphRoute(scope, { source, authenticator, graph, log, limits, keyedFields, explorer }),
  )
  app.register(async scope => handoffRoute(scope, { source, authenticator, calls: handoff, log, limits }))
  return app
}

const newServer = ({ failure, trustProxy, observers = {}, tls }: ServerOptions): FastifyInstance =>
  fastify({
    bodyLimit: BODY_BYTES_MAX,
    requestTimeout: REQUEST_TIMEOUT_MS,
    trustProxy: trustProxy === true ? isNearest : trustProxy,
    genReqId: request => {
      const given = request.headers['x-request-id']
      return isRequestId(given) ? given : randomUUID()
    },
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: 'idle',
    clientErrorHandler: (error, socket) => refuseConnection(error, socket, observers),
    // Otherwise Node rejects a missing Host header with its own response.
    ...(tls
      ? { https: { ...readCredentials(tls), requireHostHeader: false } }
      : { http: { requireHostHeader: false } }),
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => {
      // Hooks do not run for requests that the router itself rejects.
      reply.headers({ ...SECURITY_HEADERS, 'x-request-id': request.id })
      failure(request as FastifyRequest, reply as FastifyReply, error)
      observers.onServed?.(malformedRequestEntry(request.id, request.ip))
    },
  }) as FastifyInstance

/** Adds the hooks that every request passes before its route, in order. Returns whether the server is shutting down. */
function addHooks(
  app: FastifyInstance,
  { trustForwardedHost = false, corsOrigins = [], loadShedding }: ServerOptions,
): () => boolean {
  if (!trustForwardedHost)
    app.addHook('onRequest', (request, _, done) => {
      // Many proxies forward the client's header, so a client could choose the environment.
      delete request.raw.headers['x-forwarded-host']
      done()
    })
  let isClosing = false
  app.addHook('preClose', done => {
    isClosing = true
    done()
  })
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(SECURITY_HEADERS).header('x-request-id', request.id)
    done()
  })
  allowOrigins(app, corsOrigins)
  // Runs after the CORS headers are set: without them a page could not read the error.
  app.after(() =>
    app.addHook('onRequest', (request, reply, done) => {
      const refusal = earlyRefusal(request, isClosing)
      if (refusal) return done(refusal)
      if (loadShedding) loadShedding.admit(request, reply, done)
      else done()
    }),
  )
  // A keep-alive connection would delay the shutdown.
  app.addHook('onSend', (_, reply, payload, done) => {
    if (isClosing) reply.header('connection', 'close')
    done(null, payload)
  })
  return () => isClosing
}

/** Rejects requests before any work is done. */
function earlyRefusal(request: FastifyRequest, isClosing: boolean): Refusal | undefined {
  if (request.raw.headers.host === undefined && request.raw.httpVersion === '1.1')
    return refuse('VALIDATION_ERROR', { message: 'The Host header is required.' })
  if (isClosing && !isHealthEndpoint(request))
    return refuse('UNAVAILABLE', {
      message: 'The service is shutting down; send the request again.',
      retryAfterS: 1,
    })
  return undefined
}
