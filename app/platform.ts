import type { FastifyInstance } from 'fastify'
import type { Context, ContextSource, PublishedEvent, Settings } from '#kernel/context.ts'
import type { Database } from '#kernel/database/database.ts'
import { executableSubgraph } from '#kernel/graph/executable.ts'
import type { Keyring } from '#kernel/security/keyring.ts'
import type { SubgraphDefinition } from '#kernel/graph/subgraph.ts'
import type { HostRules } from '#gateway/environment.ts'
import { createDomainClient } from '#gateway/graph/domain-client.ts'
import { withKeysReady } from '#gateway/graph/keys-ready.ts'
import type { Planner } from '#gateway/graph/plan/planner.ts'
import { inProcessRunner, type SubgraphRunner } from '#gateway/graph/subgraph-runner.ts'
import type { LeaseQuota } from '#gateway/limits/quota-leases.ts'
import { openGateway } from './gateway.ts'
import type { Log } from './log.ts'
import type { Watched } from './observe/observe.ts'
import { workspaceContexts, workspacePages } from './platform-queries.ts'
import { refusalTable } from './subgraphs.ts'

export interface PlatformOptions {
  readonly subgraphs: readonly SubgraphDefinition[]
  readonly database: Database
  readonly keys: Keyring
  readonly settings: Settings
  readonly hosts: HostRules
  readonly trustProxy: boolean | string
  readonly trustForwardedHost?: boolean
  /** Origins of pages that may call the interfaces from a browser; none by default. */
  readonly corsOrigins?: readonly string[]
  readonly introspection: boolean
  /** Whether the documentation fills in the demo credentials. */
  readonly isDemo?: boolean
  readonly log: Log
  readonly now?: () => Date
  /** Source of rate-limit quota; without it there is neither rate limiting nor load shedding. */
  readonly limits?: LeaseQuota
  /** Metrics, logs and readiness of the process; none by default. */
  readonly watched?: Watched
  /** Wraps the runner of a subgraph; tests use it to make a domain unavailable. */
  readonly between?: (name: string, runner: SubgraphRunner<Context>) => SubgraphRunner<Context>
  /** Called with every event published in this process, so that the worker runs at once instead of at its next interval. */
  readonly wake?: (events: readonly PublishedEvent[]) => void
}

export interface Platform {
  readonly app: FastifyInstance
  readonly source: ContextSource
  readonly planner: Planner<Context>
  readonly runners: Readonly<Record<string, SubgraphRunner<Context>>>
  /** Creates a context in which the platform itself acts in a workspace. */
  contextIn(workspaceId: string, subjectId?: string): Promise<Context>
  /** Returns a page of the ids of all workspaces, in order. */
  workspaces(after: string | null): Promise<readonly string[]>
  close(): Promise<void>
}

/** Assembles the gateway and all domains in one process; it does not listen yet. Other work that has begun continues between its steps. */
export async function openPlatform(options: PlatformOptions): Promise<Platform> {
  const {
    subgraphs,
    database,
    keys,
    settings,
    hosts,
    trustProxy,
    trustForwardedHost = false,
    corsOrigins = [],
    introspection,
    log,
    watched,
    limits,
    wake,
    isDemo,
    now = () => new Date(),
  } = options
  const domainClient = createDomainClient(log)
  const runners = Object.fromEntries(
    subgraphs.map(subgraph => {
      const runner = withKeysReady(inProcessRunner<Context>(executableSubgraph(subgraph)))
      return [subgraph.name, options.between?.(subgraph.name, runner) ?? runner]
    }),
  )
  const { app, planner, source, close } = await openGateway({
    runners,
    hosts,
    trustProxy,
    trustForwardedHost,
    corsOrigins,
    introspection,
    log,
    refusals: refusalTable,
    source: { database, keys, settings, now, callDomain: domainClient.callDomain },
    ...(watched && { watched }),
    ...(limits && { limits }),
    ...(wake && { wake }),
    ...(isDemo !== undefined && { isDemo }),
  })
  domainClient.prepare(
    planner,
    subgraphs.flatMap(({ domainCalls }) => domainCalls),
  )
  return {
    app,
    source,
    planner,
    runners,
    contextIn: workspaceContexts(planner, source),
    workspaces: workspacePages(planner, source),
    close,
  }
}
