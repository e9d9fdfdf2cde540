import { executableSubgraph } from '#kernel/graph/executable.ts'
import { createSubgraphServer } from '../../gateway/internal/subgraph-server.ts'
import type { Config } from '../config.ts'
import { checkedApp } from '../external-ground.ts'
import { kernelMigrations } from '../kernel-migrations.ts'
import { listen, type Listening } from '../listening.ts'
import type { Log } from '../log.ts'
import { databaseReadiness } from '../readiness.ts'
import { subgraphs } from '../subgraphs.ts'
import { openDomains } from './domains.ts'

/** One domain for the platform's other processes. */
export async function serveSubgraph(name: string, config: Config, log: Log): Promise<Listening> {
  const subgraph = subgraphs.find(each => each.name === name)!
  const app = await checkedApp(config, [...kernelMigrations, ...subgraph.migrations])
  const domains = await openDomains(config, log, [subgraph], { app })
  const server = createSubgraphServer({
    name, log,
    schema: executableSubgraph(subgraph),
    source: domains.source,
    key: config.internalKey!,
    readiness: databaseReadiness(domains.database),
  })
  return listen(server, config, async () => {
    await server.close()
    await domains.close()
  })
}
