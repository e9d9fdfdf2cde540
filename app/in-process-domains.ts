import { followDatabaseClock } from '#kernel/database/clock.ts'
import type { Context, ContextSource, Settings } from '#kernel/context.ts'
import type { Database } from '#kernel/database/database.ts'
import { executableSubgraph } from '#kernel/graph/executable.ts'
import type { Keyring } from '#kernel/security/keyring.ts'
import type { SubgraphDefinition } from '#kernel/graph/subgraph.ts'
import { createDomainClient } from '#gateway/graph/domain-client.ts'
import { withKeysReady } from '#gateway/graph/keys-ready.ts'
import { createPlanner, type Planner } from '#gateway/graph/plan/planner.ts'
import { inProcessRunner, type SubgraphRunner } from '#gateway/graph/subgraph-runner.ts'
import type { Log } from './log.ts'
import { workspaceContexts } from './platform-queries.ts'
import { supergraphSdl } from './supergraph.ts'

export interface InProcessDomainsOptions {
  readonly subgraphs: readonly SubgraphDefinition[]
  readonly database: Database
  readonly keys: Keyring
  readonly settings: Settings
  readonly log: Log
}

/** The domains in one process, with the graph over them and none of its faces. */
export interface InProcessDomains {
  readonly source: ContextSource
  readonly planner: Planner<Context>
  /** A context of the platform itself in a workspace. */
  contextIn(workspaceId: string, subjectId?: string): Promise<Context>
}

export const runnersOf = (
  subgraphs: readonly SubgraphDefinition[],
): Record<string, SubgraphRunner<Context>> =>
  Object.fromEntries(
    subgraphs.map(subgraph => [
      subgraph.name,
      withKeysReady(inProcessRunner<Context>(executableSubgraph(subgraph))),
    ]),
  )

export async function openInProcessDomains({
  subgraphs,
  database,
  keys,
  settings,
  log,
}: InProcessDomainsOptions): Promise<InProcessDomains> {
  const domainClient = createDomainClient(log)
  const planner = createPlanner<Context>(supergraphSdl(), { runners: runnersOf(subgraphs) })
  const source: ContextSource = {
    database,
    keys,
    settings,
    callDomain: domainClient.callDomain,
    now: await followDatabaseClock(database),
    onCommitted: () => undefined,
  }
  domainClient.prepare(
    planner,
    subgraphs.flatMap(({ domainCalls }) => domainCalls),
  )
  return { source, planner, contextIn: workspaceContexts(planner, source) }
}
