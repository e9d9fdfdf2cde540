import { executableSubgraph } from '#kernel/graph/executable.ts'
import type { SubgraphDefinition } from '#kernel/graph/subgraph.ts'
import { claimNonce } from '#gateway/internal/claim-nonce.ts'
import { createSubgraphServer } from '#gateway/internal/subgraph-server.ts'
import type { Config } from '#app/config/config.ts'
import { checkAppLogin } from '#app/database/external-database.ts'
import { kernelMigrations } from '#app/database/kernel-migrations.ts'
import { listen, type Listening } from '#app/listening.ts'
import type { Log } from '#app/log.ts'
import { startObserving } from '#app/observe/observe.ts'
import { openDomains } from './domains.ts'

/** Loads one domain by name, and no other domain. */
export async function subgraphNamed(name: string): Promise<SubgraphDefinition> {
  const { [name]: subgraph } = (await import(`../../subgraphs/${name}/subgraph.ts`)) as Readonly<
    Record<string, SubgraphDefinition>
  >
  if (!subgraph) throw new Error(`subgraphs/${name}/subgraph.ts exports no "${name}"`)
  return subgraph
}

/** Serves one domain to the other processes of the platform. */
export async function serveSubgraph(name: string, config: Config, log: Log): Promise<Listening> {
  const subgraph = await subgraphNamed(name)
  const migrations = [...kernelMigrations, ...subgraph.migrations]
  const app = await checkAppLogin(config, migrations)
  const domains = await openDomains(config, log, [subgraph], { app })
  const observing = await startObserving({
    config,
    database: domains.database,
    migrations,
    subgraphs: [subgraph],
  })
  const server = createSubgraphServer({
    name,
    log,
    schema: executableSubgraph(subgraph),
    callBytesMax: subgraph.callBytesMax,
    source: domains.source,
    key: config.internalKey!,
    claimCall: (workspaceId, signed) => claimNonce(domains.database, workspaceId, signed),
    tls: config.tls.server,
    ...observing,
  })
  return listen(
    server,
    config,
    async () => {
      await server.close()
      await domains.close()
      await observing.stop()
    },
    async () => subgraph.getReady?.(domains.source, log),
  )
}
