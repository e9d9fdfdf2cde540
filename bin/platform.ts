import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { contextOf, type Context, type ContextSource, type PublishedFact, type Settings } from '#kernel/context.ts'
import type { Database } from '#kernel/database/database.ts'
import { executableSubgraph } from '#kernel/graph/executable.ts'
import type { Keyring } from '#kernel/keyring.ts'
import { newId } from '#kernel/id.ts'
import { platformPrincipal, type Environment } from '#kernel/principal.ts'
import type { SubgraphDefinition } from '#kernel/subgraph.ts'
import type { HostRules } from '../gateway/environment.ts'
import { createAsking } from '../gateway/graph/asking.ts'
import { startGraph } from '../gateway/graph/graphql-server.ts'
import { createPlanner, type CompiledOperation, type Planner } from '../gateway/graph/planner.ts'
import { firstRefusal } from '../gateway/graph/result.ts'
import { inProcessRunner, type SubgraphRunner } from '../gateway/graph/subgraph-runner.ts'
import { HANDOFF_PREVIEW, handoffQuestions } from '../gateway/handoff/questions.ts'
import { AUTHENTICATE, createAuthenticator } from '../gateway/principal.ts'
import { presentedBy, requestContext } from '../gateway/request.ts'
import { createLimits } from '../gateway/limits/limits.ts'
import type { Shares } from '../gateway/limits/shares.ts'
import { createPressure } from '../gateway/pressure.ts'
import { createServer } from '../gateway/server.ts'
import { fieldLimits } from './limits.ts'
import { services } from './services.ts'
import { failureFor, registerRest } from '../rest-adapter/register.ts'
import { refusalTable } from './subgraphs.ts'

export type Log = (fields: Readonly<Record<string, unknown>>, message: string) => void

export interface PlatformOptions {
  readonly subgraphs: readonly SubgraphDefinition[]
  readonly database: Database
  readonly keys: Keyring
  readonly settings: Settings
  readonly hosts: HostRules
  readonly trustProxy: boolean | string
  readonly introspection: boolean
  readonly log: Log
  readonly now?: () => Date
  /** How windows of rate limits are shared out; nothing is limited and nothing turned away without it. */
  readonly limits?: Shares
  readonly readiness?: () => Promise<string | undefined>
  /** Stands between the graph and a subgraph; tests take a domain away with it. */
  readonly between?: (name: string, runner: SubgraphRunner<Context>) => SubgraphRunner<Context>
  /** Told of every fact published here, so that the worker need not wait for its next look. */
  readonly nudge?: (facts: readonly PublishedFact[]) => void
}

export interface Platform {
  readonly app: FastifyInstance
  readonly source: ContextSource
  readonly planner: Planner<Context>
  readonly runners: Readonly<Record<string, SubgraphRunner<Context>>>
  /** A context of the platform itself in a workspace. */
  within(workspaceId: string, subjectId?: string): Promise<Context>
  close(): Promise<void>
}

export const supergraphSdl = (): string => readFileSync(new URL('../schema/supergraph.graphql', import.meta.url), 'utf8')

const JWKS = 'query Jwks { jwks }'
const WORKSPACE = 'query Workspace($id: UUID!) { workspace(id: $id) { id tenantId environment } }'

/** What this process itself asks identity; hidden from the public graph. */
export const GATEWAY_QUESTIONS: readonly string[] = [AUTHENTICATE, JWKS, WORKSPACE, HANDOFF_PREVIEW]

/** Puts the parts of one process together: domains, graph, REST interfaces and the HTTP server, not yet listening. */
export async function openPlatform(options: PlatformOptions): Promise<Platform> {
  const { subgraphs, database, keys, settings, log } = options
  const sdl = supergraphSdl()
  const asking = createAsking(log)
  const runners = Object.fromEntries(subgraphs.map(subgraph => {
    const runner = inProcessRunner<Context>(executableSubgraph(subgraph))
    return [subgraph.name, options.between?.(subgraph.name, runner) ?? runner]
  }))
  const graph = await startGraph({ supergraphSdl: sdl, runners, introspection: options.introspection, log })
  const planner = createPlanner<Context>(sdl, { runners, fallback: graph.fallback })
  asking.prepare(planner, subgraphs.flatMap(({ questions }) => questions))
  const source: ContextSource = {
    database, keys, settings,
    ask: asking.ask,
    now: options.now ?? (() => new Date()),
    published(facts) {
      authenticator.forget(facts)
      options.nudge?.(facts)
    },
  }
  const authenticator = createAuthenticator(planner.compile(AUTHENTICATE, { internal: true }), source, options.hosts)

  const jwks = planner.compile(JWKS, { internal: true })
  const workspaceOf = planner.compile(WORKSPACE, { internal: true })
  /** What identity answers to a question of this process itself; throws its refusal. */
  const answered = async (question: CompiledOperation<Context>, variables: Record<string, unknown> = {}): Promise<Record<string, unknown>> => {
    const result = await question.run(variables, nowhere())
    const refusal = firstRefusal(result)
    if (refusal) throw refusal
    return result.data!
  }
  const platformContext = (workspace: { workspaceId: string; tenantId: string; environment: Environment }, subjectId: string): Context =>
    contextOf(source, { actor: platformPrincipal(workspace, subjectId), requestId: newId() })
  const nowhere = (): Context => platformContext({ workspaceId: '', tenantId: '', environment: 'sandbox' }, 'gateway')

  const limits = options.limits && createLimits({
    shares: options.limits, fields: fieldLimits(services), clock: () => source.now().getTime(),
    onUncounted: () => log({}, 'a request was turned away because it could not be counted'),
  })
  const pressure = options.limits && createPressure({ waiting: () => database.waiting() })
  const app = createServer({
    source, authenticator, graph, log, limits, pressure,
    failure: failureFor(services, log, limits),
    trustProxy: options.trustProxy,
    readiness: options.readiness ?? (async () => undefined),
    jwks: async () => (await answered(jwks))['jwks'],
    handoff: handoffQuestions(planner),
  })
  registerRest(app, services, {
    planner, supergraphSdl: sdl, refusals: refusalTable, log, database, keys, limits,
    authenticate: (request, audience) => authenticator.authenticate(presentedBy(request), audience, request.id),
    contextFor: (request, reply, actor, idempotency) => requestContext(source, request, reply, actor, idempotency),
  })

  const workspaces = new Map<string, { workspaceId: string; tenantId: string; environment: Environment }>()
  return {
    app, source, planner, runners,
    async within(workspaceId, subjectId = 'worker') {
      let workspace = workspaces.get(workspaceId)
      if (!workspace) {
        const found = (await answered(workspaceOf, { id: workspaceId }))['workspace'] as { tenantId: string; environment: string } | null
        if (!found) throw new Error(`there is no workspace ${workspaceId}`)
        workspace = { workspaceId, tenantId: found.tenantId, environment: found.environment.toLowerCase() as Environment }
        workspaces.set(workspaceId, workspace)
      }
      return platformContext(workspace, subjectId)
    },
    async close() {
      pressure?.stop()
      await app.close()
      await graph.stop()
    },
  }
}
