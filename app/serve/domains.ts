import type { ContextSource } from '#kernel/context.ts'
import { followDatabaseClock } from '#kernel/database/clock.ts'
import { openDatabase, type Database } from '#kernel/database/database.ts'
import { openOrm, type Entity } from '#kernel/database/orm.ts'
import type { ConnectionOptions } from '#kernel/database/pool.ts'
import { installationKeys } from '#kernel/security/installation-keys.ts'
import { keyringOn } from '#kernel/security/keyring.ts'
import type { SubgraphDefinition } from '#kernel/graph/subgraph.ts'
import { createDomainClient } from '#gateway/graph/domain-client.ts'
import { createPlanner, type Planner } from '#gateway/graph/plan/planner.ts'
import type { Context, Settings } from '#kernel/context.ts'
import type { Config } from '#app/config/config.ts'
import type { Log } from '#app/log.ts'
import { publicEvents } from '#app/public-events.ts'
import { roleHierarchies } from '#app/subgraphs.ts'
import { settingsOf } from '#app/config/settings.ts'
import { subgraphNames, supergraphSdl } from '#app/supergraph.ts'
import { watchKeys } from '#app/database/watch-keys.ts'
import { remotes } from './remotes.ts'

/** What the code of domains needs in a process without a gateway. */
export interface Domains {
  readonly database: Database
  readonly source: Omit<ContextSource, 'onCommitted'>
  /** Query planner over the other processes; created on first use, because not every domain calls others. */
  planner(): Planner<Context>
  close(): Promise<void>
}

/** Opens the database for the domains and connects them to the domains in other processes. */
export async function openDomains(
  config: Config,
  log: Log,
  subgraphs: readonly SubgraphDefinition[],
  logins: { readonly app: ConnectionOptions; readonly worker?: ConnectionOptions },
): Promise<Domains> {
  const sdl = supergraphSdl()
  const others = remotes(config, subgraphNames(sdl), log)
  const domainClient = createDomainClient(log)
  let planned: Planner<Context> | undefined
  const planner = (): Planner<Context> =>
    (planned ??= createPlanner<Context>(sdl, { runners: others.runners }))
  const domainCalls = subgraphs.flatMap(each => each.domainCalls)
  // Preparing a call to a domain without a URL throws here and ends the start.
  if (domainCalls.length > 0) domainClient.prepare(planner(), domainCalls)

  const settings: Settings = {
    ...settingsOf(config, { roleHierarchies }),
    // Computed on demand: it needs the whole graph, and few processes send webhooks.
    get publicEvents() {
      return publicEvents()
    },
  }
  const orm = openOrm(subgraphs.flatMap(({ entities }): readonly Entity[] => entities))
  const database = openDatabase({ ...logins, orm })
  const now = await followDatabaseClock(database)
  const keys = keyringOn(database, installationKeys(...config.encryptionKeys!), now)
  const watching = watchKeys(keys, log)
  return {
    database,
    planner,
    source: { database, keys, settings, callDomain: domainClient.callDomain, now },
    async close() {
      watching.stop()
      await others.close()
      await database.close()
      await orm.close()
    },
  }
}
