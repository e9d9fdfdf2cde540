import type { Context } from '#kernel/context.ts'
import { traceHeaders } from '#kernel/telemetry.ts'
import { remoteSubgraph, type RemoteSubgraph } from '../../gateway/internal/http-runner.ts'
import type { Check } from '../../gateway/operations.ts'
import type { SubgraphRunner } from '../../gateway/graph/subgraph-runner.ts'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'

/** The subgraphs that this process asks, each in processes of its own. */
export interface Remotes {
  readonly runners: Readonly<Record<string, SubgraphRunner<Context>>>
  checks(): Promise<readonly Check[]>
  close(): Promise<void>
}

const variableOf = (name: string): string => `SUBGRAPH_${name.toUpperCase()}_URL`

/** Reaches the named subgraphs where the configuration says that they are. One without an address ends the start when it is looked up. */
export function remotes({ subgraphUrls, internalKey, tls }: Config, names: readonly string[], log: Log): Remotes {
  const subgraphs = new Map<string, RemoteSubgraph>()
  const runners: Record<string, SubgraphRunner<Context>> = {}
  for (const name of names) {
    const urls = subgraphUrls[name]
    const subgraph = urls && remoteSubgraph({ name, urls, key: internalKey!, log, headers: traceHeaders, authority: tls.authority })
    if (subgraph) subgraphs.set(name, subgraph)
    Object.defineProperty(runners, name, {
      enumerable: true,
      get() {
        if (!subgraph) throw new Error(missing([name]))
        return subgraph.run
      },
    })
  }
  return {
    runners,
    async checks() {
      const reachable = await Promise.all([...subgraphs].map(async ([name, subgraph]) => ({ name, isReachable: await subgraph.isReachable() })))
      const away = reachable.filter(({ isReachable }) => !isReachable).map(({ name }) => name)
      return [away.length === 0 ? { name: 'subgraphs', status: 'ok' } : { name: 'subgraphs', status: 'failed', away, message: `No process answers for ${away.join(', ')}.` }]
    },
    async close() {
      await Promise.all([...subgraphs.values()].map(subgraph => subgraph.close()))
    },
  }
}

/** Throws a sentence that names every variable that is missing. */
export function demandAddresses({ subgraphUrls }: Config, names: readonly string[]): void {
  const without = names.filter(name => subgraphUrls[name] === undefined)
  if (without.length > 0) throw new Error(missing(without))
}

const missing = (names: readonly string[]): string => `This process asks ${names.join(', ')}: set ${names.map(variableOf).join(', ')} to where ${names.length === 1 ? 'it listens' : 'they listen'}.`
