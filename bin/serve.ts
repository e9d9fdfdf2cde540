import { readConfig } from './config.ts'
import { lifetime } from './lifetime.ts'
import { createLog } from './log.ts'
import { nearestOf, typingErrors, unknownWord } from './nearest.ts'
import { standardError } from './observe/standard-error.ts'
import { subgraphNames, supergraphSdl } from './supergraph.ts'

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
        ? await (await import('./serve/gateway.ts')).serveGateway(config, log)
        : part === 'worker'
          ? await (await import('./serve/worker.ts')).serveWorker(config, log)
          : await (await import('./serve/subgraph.ts')).serveSubgraph(name!, config, log)
    console.log(
      `Fiducia is up at http${config.tls.server ? 's' : ''}://${config.host.includes(':') ? `[${config.host}]` : config.host}:${listening.port} as ${target} (${Math.round(performance.now() - startedAt)} ms).`,
    )
    return listening
  })
}
