import type { Context } from '#kernel/context.ts'
import { traceHeaders } from '#kernel/telemetry.ts'
import { remoteSubgraph, type RemoteSubgraph } from '#gateway/internal/http-runner.ts'
import type { ReadinessCheck } from '#gateway/health-endpoints.ts'
import type { SubgraphRunner } from '#gateway/graph/subgraph-runner.ts'
import type { Config } from '#app/config/config.ts'
import type { Log } from '#app/log.ts'

/** The subgraphs that this process calls, each in separate processes. */
export interface Remotes {
  readonly runners: Readonly<Record<string, SubgraphRunner<Context>>>
  checks(): Promise<readonly ReadinessCheck[]>
  close(): Promise<void>
}

const variableOf = (name: string): string => `SUBGRAPH_${name.toUpperCase()}_URL`

/** Connects to the named subgraphs at their configured URLs. The runner of a subgraph without a URL throws on access, which ends the start. */
export function remotes(
  { subgraphUrls, internalKey, tls }: Config,
  names: readonly string[],
  log: Log,
): Remotes {
  const subgraphs = new Map<string, RemoteSubgraph>()
  const runners: Record<string, SubgraphRunner<Context>> = {}
  for (const name of names) {
    const urls = subgraphUrls[name]
    const subgraph =
      urls &&
      remoteSubgraph({ name, urls, key: internalKey!, log, headers: traceHeaders, authority: tls.authority })
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
      const reachable = await Promise.all(
        [...subgraphs].map(async ([name, subgraph]) => ({ name, isReachable: await subgraph.isReachable() })),
      )
      const away = reachable.filter(({ isReachable }) => !isReachable).map(({ name }) => name)
      return [
        away.length === 0
          ? { name: 'subgraphs', status: 'ok' }
          : {
              name: 'subgraphs',
              status: 'failed',
              away,
              message: `No process of ${away.join(', ')} is reachable.`,
            },
      ]
    },
    async close() {
      await Promise.all([...subgraphs.values()].map(subgraph => subgraph.close()))
    },
  }
}

/** Throws one error that names every missing variable. */
export function demandAddresses({ subgraphUrls }: Config, names: readonly string[]): void {
  const without = names.filter(name => subgraphUrls[name] === undefined)
  if (without.length > 0) throw new Error(missing(without))
}

const missing = (names: readonly string[]): string =>
  `This process calls ${names.join(', ')}: set ${names.map(variableOf).join(', ')} to the ${names.length === 1 ? 'URL of that subgraph' : 'URLs of those subgraphs'}.`
