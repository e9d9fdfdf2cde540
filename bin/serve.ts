import { readConfig } from '#app/config/config.ts'
import { lifetime } from '#app/lifetime.ts'
import { createLog } from '#app/log.ts'
import { nearestOf, typingErrors, unknownWord } from '#app/config/nearest.ts'
import { standardError } from '#app/observe/standard-error.ts'
import { subgraphNames, supergraphSdl } from '#app/supergraph.ts'

/** `npm run serve -- …`: one part of the platform as a separate process, which loads only the code it runs. */
export async function run(args: readonly string[]): Promise<void> {
  const startedAt = performance.now()
  const [target, ...rest] = args
  const [part, name] = (target ?? '').split(':')
  const names = subgraphNames(supergraphSdl())
  const isSubgraph = part === 'subgraph' && name !== undefined && names.includes(name)
  if (rest.length > 0 || !(isSubgraph || ((part === 'gateway' || part === 'worker') && name === undefined))) {
    const parts = ['gateway', 'worker', ...names.map(each => `subgraph:${each}`)]
    console.error(`Usage: npm run serve -- ${parts.join(' | ')}`)
    if (target !== undefined && !parts.includes(target))
      console.error(`\n${unknownWord('part', target, nearestOf(target, parts, typingErrors))}`)
    process.exitCode = 2
    return
  }

  await lifetime(async () => {
    const config = readConfig(process.env, part as 'gateway' | 'subgraph' | 'worker')
    const log = createLog(config.logLevel, standardError(config))
    const listening =
      part === 'gateway'
        ? await (await import('#app/serve/gateway.ts')).serveGateway(config, log)
        : part === 'worker'
          ? await (await import('#app/serve/worker.ts')).serveWorker(config, log)
          : await (await import('#app/serve/subgraph.ts')).serveSubgraph(name!, config, log)
    console.log(
      `Fiducia is up at http${config.tls.server ? 's' : ''}://${config.host.includes(':') ? `[${config.host}]` : config.host}:${listening.port} as ${target} (${Math.round(performance.now() - startedAt)} ms).`,
    )
    return listening
  })
}
