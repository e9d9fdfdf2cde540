import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sentence } from '#kernel/graph/constraints.ts'
import type { Context } from '#kernel/context.ts'
import { keyFrom } from '#kernel/idempotency/idempotency.ts'
import type { Principal } from '#kernel/principal.ts'
import { Refusal, refuse, type ValidationIssue, type RefusalKind } from '#kernel/refusals.ts'
import { firstRefusal } from '#gateway/graph/execute/result.ts'
import { bodyOf } from './body.ts'
import { authenticate } from './credentials.ts'
import { operationsOf } from './documents.ts'
import type { Edge } from './edge.ts'
import { hasFormats, storesResponses, routeOf, type Endpoint, type RestService } from './endpoint.ts'
import {
  failureResponse,
  inDialect,
  logInternalError,
  refusalFrom,
  send,
  type RestResponse,
} from './failure.ts'
import { supergraphSchema } from '#gateway/graph/schema/supergraph-schema.ts'
import { ISSUES_MAX } from './input.ts'
import { claimOf, createRunOnce, REPLAYED, withStoredRefusal, type ReplayOutcome } from './idempotency.ts'
import { FORMAT } from './formats/format-parameter.ts'
import { notFoundRefusal, toKnownRefusal } from './known-refusal.ts'
import { acceptMultipart, asUploaded, namingPart, readUpload, uploadBodyBytesMax } from './multipart.ts'
import { openApiOf } from './openapi.ts'
import { withoutPage } from './pages.ts'
import { prepare, type Route } from './route.ts'
import { runForFile } from './formats/run-for-file.ts'
import { successResponse, type RouteInput } from './success.ts'

export { failureFor } from './failure.ts'

const BODY_BYTES_MAX = 1024 * 1024

type RunOnce = ReturnType<typeof createRunOnce>

interface Authenticated extends FastifyRequest {
  actor: Principal
}

/** Registers every endpoint row of every service. Throws when a row does not match its document or the graph. */
export function registerRest(app: FastifyInstance, services: readonly RestService[], edge: Edge): void {
  const schema = supergraphSchema(edge.supergraphSdl)
  const runOnce = createRunOnce(edge)
  for (const service of services) {
    const documents = operationsOf(service.documents)
    const routes = service.endpoints.map(endpoint => prepare(endpoint, service, documents, schema, edge))
    let openApiText: string | undefined
    const description = (): string =>
      (openApiText ??= JSON.stringify(openApiOf(service, edge.supergraphSdl, edge.refusals)))
    app.register(async scope => mount(scope, service, routes, description, edge, runOnce), {
      prefix: service.dialect.basePath,
    })
  }
}

function mount(
  scope: FastifyInstance,
  service: RestService,
  routes: readonly Route[],
  description: () => string,
  edge: Edge,
  runOnce: RunOnce,
): void {
  const { dialect, name } = service
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_BYTES_MAX }, (_request, body, done) =>
    done(null, body),
  )
  const fail = (request: FastifyRequest, error: unknown, endpoint?: Endpoint): RestResponse => {
    const refusal = refusalFrom(error)
    logInternalError(refusal, request, edge.log)
    return failureResponse(refusal, request, { publicUrl: edge.publicUrl, dialect, endpoint })
  }
  scope.setErrorHandler((error, request, reply) => send(reply, fail(request, error)))
  scope.get(
    '/openapi.json',
    {
      config: { service: name },
      onRequest: async (request, reply) =>
        edge.limits?.admitAddress(request, reply, dialect.limits.headers, 'reader'),
    },
    (_request, reply) =>
      send(reply, {
        status: 200,
        headers: { 'content-type': 'application/json; charset=utf-8' },
        body: description(),
      }),
  )

  for (const route of routes) {
    const { upload } = route.endpoint
    if (!upload) add(scope, route)
    else
      scope.register(async inner => {
        await acceptMultipart(inner, upload)
        add(inner, route)
      })
  }

  function add(to: FastifyInstance, route: Route): void {
    const { method, path } = routeOf(route.endpoint)
    for (const served of [path, route.endpoint.alias ?? []].flat())
      to.route({
        method,
        url: served.replace(/\{(\w+)\}/g, ':$1'),
        config: { service: name, operation: route.endpoint.operation },
        ...(route.endpoint.upload && { bodyLimit: uploadBodyBytesMax(route.endpoint.upload) }),
        // Authenticates before the body is read.
        onRequest: (request, reply) => admit(route, request as Authenticated, reply, edge),
        handler: async (request, reply) => {
          const work = (): Promise<RestResponse> =>
            handleRequest(route, request as Authenticated, reply, edge, runOnce).catch((error: unknown) =>
              fail(request, error, route.endpoint),
            )
          const response = await (route.endpoint.slots !== undefined && edge.limits
            ? edge.limits.inFlight.during(request, work)
            : work())
          return send(reply, response)
        },
      })
  }
}

/** Authenticates a request, and rejects it when a limit of its caller is reached. */
async function admit(
  { endpoint, service }: Route,
  request: Authenticated,
  reply: FastifyReply,
  edge: Edge,
): Promise<void> {
  const {
    name,
    dialect: {
      limits: { headers },
    },
  } = service
  const actor = (request.actor = await authenticate(request, endpoint, edge, service).catch(
    (error: unknown) => {
      if (error instanceof Refusal && error.kind === 'unauthenticated')
        edge.limits?.admitAddress(request, reply, headers)
      throw error
    },
  ))
  if (endpoint.takesPassword && actor.kind === 'anonymous')
    edge.limits?.admitAddress(request, reply, headers, 'password')
  else
    await edge.limits?.admit(request, reply, actor, {
      audience: name,
      headers,
      operationClass: endpoint.rateLimitClass ?? 'general',
    })
  if (endpoint.slots !== undefined) edge.limits?.inFlight.acquire(request, reply, actor, endpoint.slots)
}

async function handleRequest(
  route: Route,
  request: Authenticated,
  reply: FastifyReply,
  edge: Edge,
  runOnce: RunOnce,
): Promise<RestResponse> {
  const {
    endpoint,
    shape,
    service: { dialect },
  } = route
  const key = storesResponses(endpoint) ? keyFrom(request.headers['idempotency-key']) : undefined
  if (dialect.requiresIdempotencyKey && key === undefined && storesResponses(endpoint))
    throw refuse('IDEMPOTENCY_KEY_REQUIRED')
  const issues: ValidationIssue[] = []
  const variableIssues: ValidationIssue[] = []
  const upload = await readUpload(request, endpoint.upload, issues)
  const bytes =
    upload?.fingerprint ??
    (Buffer.isBuffer(request.body) && request.body.length > 0 ? request.body : undefined)
  const given = shape.variablesOf(
    {
      params: request.params as Record<string, unknown>,
      query: request.query as Record<string, unknown>,
      body: upload?.body ?? bodyOf(bytes, { request, endpoint, shape }, issues),
    },
    variableIssues,
  )
  issues.push(...(upload ? namingPart(variableIssues, endpoint.upload!) : variableIssues))
  if (issues.length > 0) throw invalid(issues)
  const { [FORMAT]: format, ...withoutFormat } = given
  const variables = hasFormats(endpoint) ? withoutFormat : endpoint.inPages ? withoutPage(given) : given

  if (route.ofFiles && endpoint.fileFormats!.formats.includes(String(format)))
    return runForFile(
      route.ofFiles,
      { ...withoutFormat, [FORMAT]: String(format).toUpperCase() },
      request,
      reply,
      edge,
    )
  if (shape.pieceOf) return runForFile(route, variables, request, reply, edge)

  const claim = shape.isMutation ? await claimOf(key, request.actor, request, bytes, edge.keys) : undefined
  const ctx = edge.contextFor(request, reply, request.actor, claim)
  const run = (): Promise<ReplayOutcome> =>
    runOnGraph(
      route,
      {
        variables,
        given,
        isCsv: shape.csvOf !== undefined && format === 'csv',
        isUpload: upload !== undefined,
      },
      request,
      ctx,
      edge,
    )
  if (endpoint.ownsIdempotency) {
    const outcome = await run()
    return claim ? withStoredRefusal(edge, ctx, claim, outcome) : outcome.response
  }
  return claim
    ? runOnce({ claim, workspaceId: request.actor.workspaceId, at: ctx.now(), signal: ctx.signal, run })
    : (await run()).response
}

function invalid(issues: readonly ValidationIssue[]): Refusal {
  const shown = issues.slice(0, ISSUES_MAX)
  return refuse('VALIDATION_ERROR', { issues: shown, message: sentence(shown) })
}

const STORED_KINDS: ReadonlySet<RefusalKind> = new Set(['not-found', 'conflict', 'refused'])

/** An error about the key itself must never be stored under the key: a repeat would get that error instead of the response. */
const isStorable = ({ kind, code }: Refusal): boolean =>
  STORED_KINDS.has(kind) && !code.startsWith('IDEMPOTENCY_')

async function runOnGraph(
  route: Route,
  input: RouteInput,
  request: FastifyRequest,
  ctx: Context,
  edge: Edge,
): Promise<ReplayOutcome> {
  const { endpoint, service, operation } = route
  const headers = (): Record<string, string> => (ctx.outcome.replayed ? REPLAYED : {})
  try {
    const result = await operation.run(input.variables, ctx)
    const refusal = firstRefusal(result)
    if (refusal) throw refusal
    if (!result.data) throw new Error(`${endpoint.operation} returned no data.`)
    const response = successResponse(route, result.data, input, headers(), ctx)
    if (!response) throw notFoundRefusal(endpoint, edge)
    return { response, isStorable: true }
  } catch (error) {
    const known = toKnownRefusal(error, edge)
    const refusal = inDialect(service.dialect, input.isUpload ? asUploaded(known, endpoint.upload!) : known)
    logInternalError(refusal, request, edge.log)
    const { headers: own, ...response } = failureResponse(refusal, request, {
      publicUrl: edge.publicUrl,
      dialect: service.dialect,
      endpoint,
    })
    return {
      response: { ...response, headers: { ...own, ...headers() } },
      isStorable: isStorable(refusal) && response.status !== 401,
      refusal,
    }
  }
}
