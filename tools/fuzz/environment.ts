import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { openDatabase } from '#kernel/database/database.ts'
import { startEmbedded } from '#kernel/database/embedded/server.ts'
import { openOrm } from '#kernel/database/orm.ts'
import { ROLES } from '#kernel/database/tables.ts'
import { installationKeys } from '#kernel/security/installation-keys.ts'
import { keyringOn } from '#kernel/security/keyring.ts'
import { fillDemo } from '#app/demo.ts'
import { openPlatform } from '#app/platform.ts'
import { prepareDatabase } from '#app/database/prepare-database.ts'
import { asOwner, withClient } from '#app/database/with-client.ts'
import { publicEvents } from '#app/public-events.ts'
import { roleHierarchies, subgraphs } from '#app/subgraphs.ts'
import { ensureSigningKey } from '#identity/administration/rotate-signing-key.ts'
import { exchanging, type Exchanging } from '#tools/traffic/exchange.ts'
import type { Sql } from '#tools/traffic/fixtures.ts'

/** A platform with its own database for one run. */
export interface Environment {
  readonly exchange: Exchanging
  readonly sql: Sql
  /** Error log of the platform. */
  readonly logged: readonly string[]
  close(): Promise<void>
}

const DATABASE = 'fuzz'

/**
 * Starts the platform in this process, with the demonstration's tenants, in a folder that `close` removes.
 */
export async function openEnvironment(): Promise<Environment> {
  const dataDir = await mkdtemp(join(tmpdir(), 'fiducia-fuzz-'))
  const server = await startEmbedded({
    dataDir,
    dataDirIsExplicit: true,
    describe: () => 'a fuzz run',
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
  })
  const admin = server.connection('postgres', DATABASE)
  await withClient({ ...admin, database: 'postgres' }, client => client.query(`create database ${DATABASE}`))
  const logins = {
    app: { user: ROLES.app, password: 'app' },
    worker: { user: ROLES.worker, password: 'worker' },
  }
  await prepareDatabase(admin, logins)
  const installation = installationKeys(randomBytes(32))
  await asOwner(admin, owner => ensureSigningKey(owner, installation, new Date()))
  const orm = openOrm(subgraphs.flatMap(({ entities }) => entities))
  const database = openDatabase({
    app: { ...admin, ...logins.app },
    worker: { ...admin, ...logins.worker },
    orm,
  })
  const logged: string[] = []
  const platform = await openPlatform({
    subgraphs,
    database,
    keys: keyringOn(database, installation),
    settings: {
      publicUrl: 'http://127.0.0.1:4000',
      simulated: ['sandbox'],
      webhooks: { delayScale: 0.001, timeoutMs: 1_000, allowsLoopback: true },
      publicEvents: publicEvents(),
      roleHierarchies,
      // Requests may ask for an import of this list, but no worker runs here that would download it.
      watchlists: {
        addresses: { UN_CONSOLIDATED: ['https://lists.example.com/un.xml'] },
        changes: {},
        redirectsMax: 0,
      },
    },
    hosts: { defaultEnvironment: 'sandbox', sandboxHosts: [], productionHosts: ['live.localhost'] },
    trustProxy: false,
    introspection: true,
    log: ({ error }, message) => {
      logged.push(`${message}: ${String((error as Error | undefined)?.stack ?? error)}`)
    },
  })
  await platform.app.ready()
  await fillDemo(work => asOwner(admin, work), platform, subgraphs)
  const client = new pg.Client(admin)
  await client.connect()
  return {
    exchange: exchanging(platform.app),
    logged,
    sql: async (text, values = []) =>
      (await client.query(text, [...values])).rows as Record<string, unknown>[],
    async close() {
      await client.end()
      await platform.close()
      await database.close()
      await orm.close()
      await server.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
