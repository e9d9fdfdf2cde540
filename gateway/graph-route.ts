import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ContextSource, IdempotencyClaim } from '#kernel/context.ts'
import { claimedRights, claimSubject } from '#kernel/idempotency/claim-subject.ts'
import { keyFrom } from '#kernel/idempotency/idempotency.ts'
import { parseBody } from '#kernel/json.ts'
import type { Principal } from '#kernel/principal.ts'
import type { Keyring } from '#kernel/security/keyring.ts'
import { Refusal, refuse } from '#kernel/refusals.ts'
import { singleFlight } from '#kernel/concurrency/single-flight.ts'
import type { Admit } from './graph/client-operations.ts'
import type { Graph, GraphResponse } from './graph/apollo/graphql-server.ts'
import { graphCall, type Limits } from './limits/limits.ts'
import { wantsHtml, type Explorer } from './portal/route.ts'
import type { Authenticator } from './principal.ts'
import { isEncoded, presentedCredentials, requestContext } from './request.ts'
import { fixedStatus, DEFAULT_STATUS } from './default-status.ts'

export interface GraphRouteOptions {
  readonly source: ContextSource
  readonly authenticator: Authenticator
  readonly graph: Graph
  /** Serves the explorer to browsers that open the URL of the graph. */
  readonly explorer: Explorer
  readonly log: (fields: Readonly<Record<string, unknown>>, message: string) => void
  readonly limits?: Limits | undefined
  /** Mutations that require an Idempotency-Key. */
  readonly keyedFields: ReadonlySet<string>
}

/** Large enough for the longest permitted document and its variables; files are not uploaded here. */
const BODY_BYTES_MAX = 128 * 1024

/** Serves the graph at /graphql, with the same credentials and request context as the REST interfaces. */
export function graphRoute(
  scope: FastifyInstance,
  { source, authenticator, graph, explorer, log, limits, keyedFields }: GraphRouteOptions,
): void {
  const bodies = acceptJson(scope)
  const runs = singleFlight<GraphResponse>()
  scope.setErrorHandler((error, request, reply) => graphFailure(error, request, reply, log))

  scope.route({
    method: ['GET', 'POST'],
    url: '/graphql',
    config: { service: 'graph' },
    // Authenticates before the body is read.
    onRequest: async (request, reply) => {
      if (isNavigation(request)) return explorer(request, reply)
      const actor = await authenticator
        .authenticate(presentedCredentials(request), 'graph', request.id)
        .catch((error: unknown) => {
          if (error instanceof Refusal && error.kind === 'unauthenticated')
            limits?.admitAddress(request, reply, 'X-RateLimit')
          throw error
        })
      request.actor = actor
      await limits?.admit(request, reply, actor, graphCall(actor))
      limits?.inFlight.acquire(request, reply, actor, 1)
    },
    handler: async (request, reply) => {
      const actor = request.actor!
      const claim = await claimOf(request, actor, bodies.get(request), source.keys)
      const context = requestContext(source, request, reply, actor, claim)
      const admit: Admit = (fields, cost) => {
        if (claim === undefined && actor.kind !== 'anonymous' && fields.some(field => keyedFields.has(field)))
          throw refuse('IDEMPOTENCY_KEY_REQUIRED')
        return limits?.admitOperation(request, reply, actor, { fields, cost })
      }
      const run = (): Promise<GraphResponse> =>
        graph.handle(
          { method: request.method, headers: request.headers, search: searchOf(request), body: request.body },
          context,
          admit,
        )
      const shared = async (): Promise<{ result: GraphResponse; isShared: boolean }> =>
        claim ? runs(actor.workspaceId, claim, context.signal, run) : { result: await run(), isShared: false }
      const { result: response, isShared } = await (limits?.inFlight.during(request, shared) ?? shared())
      if (response.operationName !== undefined) request.operationName = response.operationName
      for (const [name, value] of response.headers) if (name !== 'cache-control') reply.header(name, value)
      if (isShared || context.outcome.replayed) reply.header('idempotent-replayed', 'true')
      return reply.code(response.status).send(response.body)
    },
  })
}

/** Accepts only JSON bodies. Returns their bytes by request, for fingerprints. */
function acceptJson(scope: FastifyInstance): WeakMap<FastifyRequest, Buffer> {
  const bodies = new WeakMap<FastifyRequest, Buffer>()
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit: BODY_BYTES_MAX },
    (request, body: Buffer, done) => {
      bodies.set(request, body)
      try {
        if (isEncoded(request))
          throw refuse('UNSUPPORTED_MEDIA_TYPE', {
            message: 'The body must be sent without Content-Encoding.',
          })
        // The strict parser validates the body; graphql-js then needs plain values, whose numbers the schema validates.
        parseBody(body)
        done(null, JSON.parse(body.toString('utf8')))
      } catch (error) {
        done(error as Error)
      }
    },
  )
  scope.addContentTypeParser('*', (_request, payload, done) => {
    payload.resume()
    done(refuse('UNSUPPORTED_MEDIA_TYPE'))
  })
  return bodies
}

/** Whether a browser opened the URL. A request with an operation comes from a GraphQL client, even if it accepts HTML. */
const isNavigation = (request: FastifyRequest): boolean =>
  request.method === 'GET' &&
  wantsHtml(request) &&
  !['query', 'extensions'].some(name => Object.hasOwn(request.query as object, name))

/** The query string with its question mark, or an empty string. */
const searchOf = ({ url }: FastifyRequest): string => (url.includes('?') ? url.slice(url.indexOf('?')) : '')

/**
 * The claim of the Idempotency-Key; each mutation of the document extends the key by its response name. Undefined without a key,
 * for GET, which cannot run mutations, and for callers without a workspace.
 */
async function claimOf(
  request: FastifyRequest,
  actor: Principal,
  body: Buffer | undefined,
  keys: Keyring,
): Promise<IdempotencyClaim | undefined> {
  const key = keyFrom(request.headers['idempotency-key'])
  const { workspaceId } = actor
  if (key === undefined || request.method !== 'POST' || actor.kind === 'anonymous' || workspaceId === '')
    return undefined
  await keys.ready(workspaceId)
  const fingerprint = keys.fingerprint(workspaceId, 'POST /graphql\n', body ?? '', claimedRights(actor))
  return { key, subject: claimSubject(actor, 'graph'), fingerprint, isPerField: true }
}

/** Responds to requests that never reach the route of the graph; they count against their address, as on REST. */
export function graphRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  error: unknown,
  { log, limits }: Pick<GraphRouteOptions, 'log' | 'limits'>,
): FastifyReply {
  try {
    limits?.admitAddress(request, reply, 'X-RateLimit')
  } catch (tooMany) {
    return graphFailure(tooMany, request, reply, log)
  }
  return graphFailure(error, request, reply, log)
}

/** Formats an error from before execution as a GraphQL response. */
function graphFailure(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  log: GraphRouteOptions['log'],
): FastifyReply {
  const refusal = error instanceof Refusal ? error : graphRefusalOf(error)
  if (!refusal) log({ error, requestId: request.id }, 'a graph request failed')
  const shown = refusal ?? refuse('INTERNAL_ERROR')
  if (shown.retryAfterS !== undefined) reply.header('retry-after', String(shown.retryAfterS))
  return reply
    .code(fixedStatus(shown.code) ?? DEFAULT_STATUS[shown.kind])
    .send({ errors: [{ message: shown.message, extensions: shown.extensions }] })
}

function graphRefusalOf(error: unknown): Refusal | undefined {
  const { code, statusCode } = error as { code?: string; statusCode?: number }
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return refuse('BODY_TOO_LARGE')
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return refuse('UNSUPPORTED_MEDIA_TYPE')
  return statusCode !== undefined && statusCode < 500 ? refuse('VALIDATION_ERROR') : undefined
}
