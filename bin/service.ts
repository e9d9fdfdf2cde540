import type { AddressInfo } from 'node:net'
import { openDatabase } from '#kernel/database/database.ts'
import type { EmbeddedServer } from '#kernel/database/embedded/server.ts'
import { pendingMigrations } from '#kernel/database/migrate.ts'
import { openOrm } from '#kernel/database/orm.ts'
import type { ConnectionOptions } from '#kernel/database/pool.ts'
import { loginFault } from '#kernel/database/roles.ts'
import { ROLES } from '#kernel/database/tables.ts'
import { keyring } from '#kernel/keyring.ts'
import type { Config } from './config.ts'
import { fillDemo } from './demo.ts'
import { embeddedDatabase } from './embedded-database.ts'
import { greeting } from './greeting.ts'
import { openShares } from './limits.ts'
import { openPlatform, type Log } from './platform.ts'
import { asOwner, prepareDatabase, withClient } from './prepare-database.ts'
import { publicEvents } from './public-events.ts'
import { duties, migrations, subgraphs } from './subgraphs.ts'
import { startWorker, type RunningWorker } from './worker.ts'
import { ensureSigningKey } from '../subgraphs/identity/administration/rotate-signing-key.ts'

export interface RunningService {
  readonly url: string
  greeting(startedInMs: number): string
  /** Takes no new work, finishes what is in flight, lets go of the database. */
  stop(): Promise<void>
}

/** Docker waits ten seconds before it kills; a client that is slower than this to send or to read is let go. */
const DRAIN_MS = 8_000

interface Ground {
  readonly app: ConnectionOptions
  readonly worker: ConnectionOptions
  /** May change the schema and make tenants; undefined where this process must not. */
  readonly admin: ConnectionOptions | undefined
  readonly encryptionKey: Buffer
}

/** Starts gateway, domains and worker in this process and listens only when everything can answer. */
export async function startService(config: Config, embedded: EmbeddedServer | undefined, log: Log): Promise<RunningService> {
  const ground = embedded ? await embeddedGround(embedded) : await externalGround(config)
  const orm = await openOrm(subgraphs.flatMap(({ entities }) => entities))
  const database = openDatabase({ ...ground, orm })
  const limits = openShares(config, database, log)
  const running: { worker?: RunningWorker; url?: string } = {}
  const platform = await openPlatform({
    subgraphs, database, log, limits: limits.shares,
    keys: keyring(ground.encryptionKey),
    settings: {
      // With PORT=0 the address is known only once the port is open.
      get publicUrl() { return running.url ?? config.publicUrl },
      simulated: config.simulated,
      webhooks: config.webhooks,
      publicEvents: publicEvents(),
      ...(config.signingKeys !== undefined && { signingKeys: config.signingKeys }),
    },
    hosts: config.hosts,
    trustProxy: config.trustProxy,
    introspection: config.introspection,
    readiness: () => database.read('', 'select 1', []).then(() => undefined, () => 'the database does not answer'),
    nudge: facts => running.worker?.nudge(facts),
  })
  const stop = async (): Promise<void> => {
    const impatience = setTimeout(() => platform.app.server.closeAllConnections(), DRAIN_MS)
    await Promise.all([platform.close(), running.worker?.stop()])
    clearTimeout(impatience)
    limits.close()
    await database.close()
    await orm.close()
  }
  try {
    if (config.isDemo && ground.admin) await fillDemo(ground.admin, platform, subgraphs)
    await platform.app.listen({ port: config.port, host: config.host })
  } catch (error) {
    await stop()
    throw error
  }
  const { port } = platform.app.server.address() as AddressInfo
  const url = running.url = config.publicUrl.replace(/:0$/, `:${port}`)
  running.worker = startWorker(platform, duties, log)
  return { url, stop, greeting: ms => greeting({ url, isDemo: config.isDemo, startedInMs: ms }) }
}

async function embeddedGround(server: EmbeddedServer): Promise<Ground> {
  const { admin, logins, encryptionKey } = await embeddedDatabase(server)
  if ((await pendingMigrations(admin, migrations)).length > 0) await prepareDatabase(admin, logins)
  // Also where nothing was pending: a first start may have been cut short just before this.
  await asOwner(admin, owner => ensureSigningKey(owner, keyring(encryptionKey), new Date()))
  return { admin, encryptionKey, app: { ...admin, ...logins.app }, worker: { ...admin, ...logins.worker } }
}

async function externalGround({ databaseUrl, databaseWorkerUrl, databaseAdminUrl, encryptionKey }: Config): Promise<Ground> {
  const app = { connectionString: databaseUrl! }
  const worker = { connectionString: databaseWorkerUrl! }
  await withClient(app, async client => {
    const fault = await loginFault(client, ROLES.app)
    if (fault !== undefined) throw new Error(fault)
  })
  await withClient(worker, async client => {
    const fault = await loginFault(client, ROLES.worker)
    if (fault !== undefined) throw new Error(`${fault} The worker logs in by DATABASE_WORKER_URL.`)
  })
  const pending = await pendingMigrations(app, migrations)
  if (pending.length > 0) throw new Error(`The database is ${pending.length} ${pending.length === 1 ? 'migration' : 'migrations'} behind; run "npm run admin -- migrate".`)
  return { app, worker, admin: databaseAdminUrl === undefined ? undefined : { connectionString: databaseAdminUrl }, encryptionKey: encryptionKey! }
}
