import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Settings } from '#kernel/context.ts'
import { followDatabaseClock } from '#kernel/database/clock.ts'
import { openDatabase } from '#kernel/database/database.ts'
import type { EmbeddedServer } from '#kernel/database/embedded/server.ts'
import { pendingMigrations } from '#kernel/database/migrate.ts'
import { openOrm } from '#kernel/database/orm.ts'
import { executableSubgraph } from '#kernel/graph/executable.ts'
import type { ConnectionOptions } from '#kernel/database/pool.ts'
import { installationKeys, type InstallationKeys } from '#kernel/security/installation-keys.ts'
import { keyringOn } from '#kernel/security/keyring.ts'
import type { Config } from './config/config.ts'
import { fillDemo } from './demo.ts'
import { embeddedDatabase } from './database/embedded-database.ts'
import { checkAppLogin, checkWorkerLogin } from './database/external-database.ts'
import { greeting } from './greeting.ts'
import { listen } from './listening.ts'
import { openLeaseQuota } from './config/limits.ts'
import type { Log } from './log.ts'
import { startObserving } from './observe/observe.ts'
import { openPlatform } from './platform.ts'
import { prepareDatabase } from './database/prepare-database.ts'
import { asOwner } from './database/with-client.ts'
import { publicEvents } from './public-events.ts'
import { settingsOf } from './config/settings.ts'
import { ensureEncryptionKeyCheck } from './database/encryption-key-check.ts'
import { jobs, migrations, roleHierarchies, subgraphs } from './subgraphs.ts'
import { watchKeys } from './database/watch-keys.ts'
import { startWorker, type RunningWorker } from './worker.ts'
import { ensureSigningKey } from '#identity/administration/rotate-signing-key.ts'

export interface RunningService {
  readonly url: string
  greeting(startedInMs: number): string
  /** Accepts no new work, finishes requests in progress, and closes the database. */
  stop(): Promise<void>
}

interface Runtime {
  readonly app: ConnectionOptions
  readonly worker: ConnectionOptions
  /** Login that may change the schema and create tenants; undefined when this process must not. */
  readonly admin: ConnectionOptions | undefined
  readonly keys: InstallationKeys
}

/**
 * Starts gateway, domains and worker in this process, and listens only when all of them are ready. Rejects with everything closed if a stop is
 * requested before that: the first start of a demonstration takes seconds, and each of its steps can be repeated by the next start.
 */
export async function startService(
  config: Config,
  starting: Promise<EmbeddedServer | undefined>,
  log: Log,
  stopRequested: AbortSignal,
): Promise<RunningService> {
  const orm = openOrm(subgraphs.flatMap(({ entities }) => entities))
  const opening = starting.then(server =>
    server ? openEmbeddedRuntime(server) : openExternalRuntime(config),
  )
  const [runtime] = await Promise.all([opening, buildSchemas()])
  const database = openDatabase({ ...runtime, orm })
  const settings = settingsWithUrl(config, () => running.url)
  const getReady = async (): Promise<void> => {
    await Promise.all(subgraphs.flatMap(each => each.getReady?.({ database, settings }, log) ?? []))
  }
  // Loads stored watchlists while the gateway is assembled.
  const gettingReady = getReady()
  gettingReady.catch(() => undefined)
  const now = await followDatabaseClock(database)
  const observing = await startObserving({ config, database, migrations, subgraphs })
  const limits = await openLeaseQuota(config, database, log)
  const keys = keyringOn(database, runtime.keys, now)
  const watching = watchKeys(keys, log)
  const running: { worker?: RunningWorker; url?: string } = {}
  const platform = await openPlatform({
    subgraphs,
    database,
    log,
    now,
    limits: limits.leaseQuota,
    keys,
    settings,
    hosts: config.hosts,
    trustProxy: config.trustProxy,
    trustForwardedHost: config.trustForwardedHost,
    corsOrigins: config.corsOrigins,
    introspection: config.introspection,
    isDemo: config.isDemo,
    watched: observing,
    wake: events => running.worker?.wake(events),
  })
  const close = async (): Promise<void> => {
    await Promise.all([platform.close(), running.worker?.stop()])
    limits.close()
    watching.stop()
    await database.close()
    await orm.close()
    await observing.stop()
  }
  const { port, stop } = await listen(platform.app, config, close, async () => {
    await gettingReady
    stopRequested.throwIfAborted()
    if (!config.isDemo || !runtime.admin) return
    await fillDemo(work => asOwner(runtime.admin!, work), platform, subgraphs, {
      withHistory: true,
      stopRequested,
    })
    // The demo may have stored watchlists.
    await getReady()
  })
  const url = (running.url = config.publicUrl.replace(/:0$/, `:${port}`))
  running.worker = startWorker(platform, jobs, log)
  const { checks } = await observing.readiness()
  const warnings = checks.flatMap(({ name, status, missing, message }) =>
    status === 'ok' && message !== undefined
      ? [`Missing ${name}: ${(missing as string[]).join(', ')}. ${message}`]
      : [],
  )
  return { url, stop, greeting: ms => greeting({ url, isDemo: config.isDemo, warnings, startedInMs: ms }) }
}

/** With PORT=0 the address is known only once the port is open. */
const settingsWithUrl = (config: Config, ownUrl: () => string | undefined): Settings => ({
  ...settingsOf(config, { roleHierarchies }),
  // Computed on first use.
  get publicEvents() {
    return publicEvents()
  },
  get publicUrl() {
    return ownUrl() ?? config.publicUrl
  },
})

/** Builds the schemas, which are cached and need no database. The database continues to start between the steps. */
async function buildSchemas(): Promise<void> {
  for (const subgraph of subgraphs) {
    executableSubgraph(subgraph)
    await nextTurn()
  }
}

async function openEmbeddedRuntime(server: EmbeddedServer): Promise<Runtime> {
  const { admin, logins, keys } = await embeddedDatabase(server)
  if ((await pendingMigrations(admin, migrations)).length > 0) await prepareDatabase(admin, logins)
  // Also when nothing was pending: a first start may have been interrupted just before this step.
  await asOwner(admin, async owner => {
    await ensureEncryptionKeyCheck(owner, keys)
    await ensureSigningKey(owner, keys, new Date())
  })
  return { admin, keys, app: { ...admin, ...logins.app }, worker: { ...admin, ...logins.worker } }
}

async function openExternalRuntime(config: Config): Promise<Runtime> {
  const { databaseAdminUrl, encryptionKeys } = config
  const app = await checkAppLogin(config, migrations)
  const worker = await checkWorkerLogin(config)
  return {
    app,
    worker,
    admin: databaseAdminUrl === undefined ? undefined : { connectionString: databaseAdminUrl },
    keys: installationKeys(...encryptionKeys!),
  }
}
