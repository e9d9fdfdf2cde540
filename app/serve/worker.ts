import type { ContextSource } from '#kernel/context.ts'
import { processServer } from '#gateway/internal/process-server.ts'
import type { Config } from '#app/config/config.ts'
import { checkAppLogin, checkWorkerLogin } from '#app/database/external-database.ts'
import { listen, type Listening } from '#app/listening.ts'
import type { Log } from '#app/log.ts'
import { workspaceContexts, workspacePages } from '#app/platform-queries.ts'
import { startObserving } from '#app/observe/observe.ts'
import { jobs, migrations, subgraphs } from '#app/subgraphs.ts'
import { startWorker, type RunningWorker } from '#app/worker.ts'
import { openDomains } from './domains.ts'

/** No client sends a body to the worker. */
const BODY_BYTES_MAX = 1_024

/** Runs the jobs of all domains; its port serves only health and metrics. */
export async function serveWorker(config: Config, log: Log): Promise<Listening> {
  const app = await checkAppLogin(config, migrations)
  const domains = await openDomains(config, log, subgraphs, { app, worker: await checkWorkerLogin(config) })
  const running: { worker?: RunningWorker } = {}
  const source: ContextSource = { ...domains.source, onCommitted: events => running.worker?.wake(events) }
  const contextIn = workspaceContexts(domains.planner(), source)
  const observing = await startObserving({ config, database: domains.database, migrations, subgraphs })
  const server = processServer({ ...observing, log, bodyBytesMax: BODY_BYTES_MAX, tls: config.tls.server })
  const listening = await listen(server, config, async () => {
    await Promise.all([server.close(), running.worker?.stop()])
    await domains.close()
    await observing.stop()
  })
  running.worker = startWorker(
    { source, contextIn, workspaces: workspacePages(domains.planner(), source) },
    jobs,
    log,
  )
  return listening
}
