import type { FastifyInstance } from 'fastify'
import type { Context, ContextSource, PublishedFact, Settings } from '#kernel/context.ts'
import type { Database } from '#kernel/database/database.ts'
import { executableSubgraph } from '#kernel/graph/executable.ts'
import type { Keyring } from '#kernel/keyring.ts'
import type { SubgraphDefinition } from '#kernel/subgraph.ts'
import type { HostRules } from '../gateway/environment.ts'
import { createAsking } from '../gateway/graph/asking.ts'
import { withKeysReady } from '../gateway/graph/keys-ready.ts'
import type { Planner } from '../gateway/graph/planner.ts'
import { inProcessRunner, type SubgraphRunner } from '../gateway/graph/subgraph-runner.ts'
import type { Shares } from '../gateway/limits/shares.ts'
import { openGateway } from './gateway.ts'
import type { Log } from './log.ts'
import type { Watched } from './observe/observe.ts'
import { workspaceContexts, workspacePages } from './own-questions.ts'
import { refusalTable } from './subgraphs.ts'

export interface PlatformOptions {
  readonly subgraphs: readonly SubgraphDefinition[]
  readonly database: Database
  readonly keys: Keyring
  readonly settings: Settings
  readonly hosts: HostRules
  readonly trustProxy: boolean | string
  readonly trustForwardedHost?: boolean
  /** Origins of pages that may call the interfaces from a browser; none without it. */
  readonly corsOrigins?: readonly string[]
  readonly introspection: boolean
  /** Whether the documentation fills in the demonstration's credentials. */
  readonly isDemo?: boolean
  readonly log: Log
  readonly now?: () => Date
  /** How windows of rate limits are shared out; nothing is limited and nothing turned away without it. */
  readonly limits?: Shares
  /** What those who run the process are told; of nothing without it. */
  readonly watched?: Watched
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
  /** Ids of all workspaces in their order, a page at a time. */
  workspaces(after: string | null): Promise<readonly string[]>
  close(): Promise<void>
}

/** Puts gateway and all domains together in one process, not yet listening. */
export async function openPlatform(options: PlatformOptions): Promise<Platform> {
  const { subgraphs, database, keys, settings, hosts, trustProxy, trustForwardedHost = false, corsOrigins = [], introspection, log, watched, limits, nudge, isDemo, now = () => new Date() } = options
  const asking = createAsking(log)
  const runners = Object.fromEntries(subgraphs.map(subgraph => {
    const runner = withKeysReady(inProcessRunner<Context>(executableSubgraph(subgraph)))
    return [subgraph.name, options.between?.(subgraph.name, runner) ?? runner]
  }))
  const { app, planner, source, close } = await openGateway({
    runners, hosts, trustProxy, trustForwardedHost, corsOrigins, introspection, log,
    refusals: refusalTable,
    source: { database, keys, settings, now, ask: asking.ask },
    ...(watched && { watched }),
    ...(limits && { limits }),
    ...(nudge && { nudge }),
    ...(isDemo !== undefined && { isDemo }),
  })
  asking.prepare(planner, subgraphs.flatMap(({ questions }) => questions))
  return { app, source, planner, runners, within: workspaceContexts(planner, source), workspaces: workspacePages(planner, source), close }
}
