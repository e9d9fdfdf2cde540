import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Context, ContextSource, PublishedEvent } from '#kernel/context.ts'
import type { RefusalRow } from '#kernel/refusals.ts'
import { environmentOf, type HostRules } from '#gateway/environment.ts'
import { startGraph } from '#gateway/graph/apollo/graphql-server.ts'
import type { Planner } from '#gateway/graph/plan/planner.ts'
import type { SubgraphRunner } from '#gateway/graph/subgraph-runner.ts'
import { createLimits, type Limits } from '#gateway/limits/limits.ts'
import type { LeaseQuota } from '#gateway/limits/quota-leases.ts'
import { HANDOFF_PREVIEW, handoffCalls } from '#gateway/handoff/calls.ts'
import { AUTHENTICATE, createAuthenticator, type Authenticator } from '#gateway/principal.ts'
import { presentedCredentials, requestContext } from '#gateway/request.ts'
import { createLoadShedding, type LoadShedding } from '#gateway/load-shedding.ts'
import { createServer } from '#gateway/server.ts'
import type { PortalRouteOptions } from '#gateway/portal/route.ts'
import type { TlsFiles } from '#gateway/tls.ts'
import { failureFor, registerRest } from '#rest-adapter/register.ts'
import { fieldLimits, keyedFields } from './config/limits.ts'
import type { Log } from './log.ts'
import type { Watched } from './observe/observe.ts'
import { JWKS, platformQuery, WORKSPACE } from './platform-queries.ts'
import { portalContent } from './portal/portal-content.ts'
import { services } from './services.ts'
import { supergraphSdl } from './supergraph.ts'

export interface GatewayOptions {
  /** Runner of each subgraph, by name. */
  readonly runners: Readonly<Record<string, SubgraphRunner<Context>>>
  readonly source: Omit<ContextSource, 'onCommitted'>
  readonly refusals: Readonly<Record<string, RefusalRow>>
  readonly hosts: HostRules
  readonly trustProxy: boolean | string
  readonly trustForwardedHost?: boolean
  /** Origins of pages that may call the interfaces from a browser; none by default. */
  readonly corsOrigins?: readonly string[]
  readonly introspection: boolean
  /** Whether the documentation fills in the demo credentials. */
  readonly isDemo?: boolean
  readonly log: Log
  /** Source of rate-limit quota; without it there is neither rate limiting nor load shedding. */
  readonly limits?: LeaseQuota
  readonly watched?: Watched
  readonly tls?: TlsFiles | undefined
  /** Called with every event published in this process. */
  readonly wake?: (events: readonly PublishedEvent[]) => void
}

export interface Gateway {
  readonly app: FastifyInstance
  readonly planner: Planner<Context>
  readonly source: ContextSource
  close(): Promise<void>
}

/** Calls that the gateway itself makes to identity; hidden from the public graph. */
export const GATEWAY_QUERIES: readonly string[] = [AUTHENTICATE, JWKS, WORKSPACE, HANDOFF_PREVIEW]

/**
 * Assembles the graph, the REST interfaces and the HTTP server over local or remote subgraphs; it does not listen yet. Other work
 * that has begun, such as loading watchlists, continues between the steps.
 */
export async function openGateway({
  runners,
  refusals,
  log,
  wake,
  ...options
}: GatewayOptions): Promise<Gateway> {
  const sdl = supergraphSdl()
  const graph = startGraph({ supergraphSdl: sdl, runners, introspection: options.introspection, log })
  const { planner } = graph
  await nextTurn()
  const source: ContextSource = {
    ...options.source,
    onCommitted(events) {
      baseAuthenticator.evict(events)
      wake?.(events)
    },
  }
  const publicUrl = (): string => source.settings.publicUrl
  const authenticate = planner.compile(AUTHENTICATE, { internal: true })
  const baseAuthenticator = createAuthenticator(authenticate, source, options.hosts)
  const jwks = platformQuery(planner, source, JWKS)
  const limits = options.limits && rateLimits(options.limits, source, log)
  const loadShedding = options.limits && loadSheddingOn(source)
  const authenticator = withLoadShedding(baseAuthenticator, loadShedding)
  const app = createServer({
    source,
    authenticator,
    graph,
    log,
    limits,
    loadShedding,
    keyedFields: keyedFields(services),
    failure: failureFor(services, { log, limits, publicUrl }),
    trustProxy: options.trustProxy,
    tls: options.tls,
    trustForwardedHost: options.trustForwardedHost ?? false,
    corsOrigins: options.corsOrigins ?? [],
    readiness: async () => ({ status: 'ready', checks: [] }),
    ...options.watched,
    jwks: async () => (await jwks())['jwks'],
    handoff: handoffCalls(planner),
    portal: portalOf(options, { sdl, planner, refusals, publicUrl }),
  })
  await nextTurn()
  registerRest(app, services, {
    publicUrl,
    planner,
    supergraphSdl: sdl,
    refusals,
    log,
    database: source.database,
    keys: source.keys,
    limits,
    authenticate: (request, audience) =>
      authenticator.authenticate(presentedCredentials(request), audience, request.id),
    contextFor: (request, reply, actor, idempotency) =>
      requestContext(source, request, reply, actor, idempotency),
  })
  return {
    app,
    planner,
    source,
    async close() {
      await app.close()
      loadShedding?.stop()
      await graph.stop()
    },
  }
}

const rateLimits = (leaseQuota: LeaseQuota, source: ContextSource, log: Log): Limits =>
  createLimits({
    leaseQuota,
    fields: fieldLimits(services),
    clock: () => source.now().getTime(),
    onUncounted: () => log({}, 'a request was rejected because the rate limiter is unavailable'),
  })

const loadSheddingOn = (source: ContextSource): LoadShedding =>
  createLoadShedding({
    waiting: () => source.database.waiting(),
    waitingOf: workspaceId => source.database.waitingOf(workspaceId),
  })

/** Applies the load limit per workspace as soon as authentication has identified the workspace. */
const withLoadShedding = (
  authenticator: Authenticator,
  loadShedding: LoadShedding | undefined,
): Authenticator => ({
  ...authenticator,
  async authenticate(...presented) {
    const principal = await authenticator.authenticate(...presented)
    await loadShedding?.admitWorkspace(principal.workspaceId)
    return principal
  },
})

/** What the portal documents. */
type Documented = Pick<GatewayOptions, 'refusals'> & {
  readonly sdl: string
  readonly planner: Planner<Context>
  readonly publicUrl: () => string
}

const portalOf = (
  { introspection, isDemo = false, hosts }: Pick<GatewayOptions, 'introspection' | 'isDemo' | 'hosts'>,
  { sdl, planner, refusals, publicUrl }: Documented,
): PortalRouteOptions => ({
  content: portalContent({
    supergraphSdl: sdl,
    apiSchema: planner.apiSchema,
    refusals,
    introspection,
    isDemo,
  }),
  publicUrl,
  environmentOf: host => environmentOf(host, hosts),
})
