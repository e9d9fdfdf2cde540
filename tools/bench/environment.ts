import { randomBytes } from 'node:crypto'
import { runningServer } from '#kernel/database/embedded/attach.ts'
import { startEmbedded } from '#kernel/database/embedded/server.ts'
import type { ConnectionOptions } from '#kernel/database/pool.ts'
import { ROLES } from '#kernel/database/tables.ts'
import { installationKeys, type InstallationKeys } from '#kernel/security/installation-keys.ts'
import { prepareDatabase } from '#app/database/prepare-database.ts'
import { asOwner, withClient } from '#app/database/with-client.ts'
import { ensureEncryptionKeyCheck } from '#app/database/encryption-key-check.ts'
import { ensureSigningKey } from '#identity/administration/rotate-signing-key.ts'
import { freePort, openLauncher, type Launched, type Launcher } from './launcher.ts'

/**
 * A migrated PostgreSQL server for one measurement, with the settings that processes need to connect to it.
 */
export interface Environment extends Launcher {
  readonly admin: ConnectionOptions
  readonly app: ConnectionOptions
  readonly worker: ConnectionOptions
  readonly keys: InstallationKeys
  readonly env: Readonly<Record<string, string>>
  /** Process id of the current PostgreSQL postmaster, which changes after a restart. */
  postgresPid(): number
}

export interface Platform extends Launched {
  readonly url: string
}

const DATABASE = 'fiducia'

export async function openEnvironment(settings: Readonly<Record<string, string>> = {}): Promise<Environment> {
  const launcher = openLauncher()
  const dataDir = await launcher.folder()
  const server = await startEmbedded({
    dataDir,
    dataDirIsExplicit: true,
    describe: () => 'a measurement',
    settings,
  })
  const admin = server.connection('postgres', DATABASE)
  const logins = {
    app: { user: ROLES.app, password: 'bench-app' },
    worker: { user: ROLES.worker, password: 'bench-worker' },
  }
  await withClient({ ...admin, database: 'postgres' }, client => client.query(`create database ${DATABASE}`))
  await prepareDatabase(admin, logins)
  const encryptionKey = randomBytes(32)
  const keys = installationKeys(encryptionKey)
  await asOwner(admin, async owner => {
    await ensureEncryptionKeyCheck(owner, keys)
    await ensureSigningKey(owner, keys, new Date())
  })
  const url = (user: string, password: string): string =>
    `postgresql://${user}:${encodeURIComponent(password)}@/${DATABASE}?host=${server.socketDir}&port=${admin.port}`
  return {
    ...launcher,
    admin,
    keys,
    app: { ...admin, ...logins.app },
    worker: { ...admin, ...logins.worker },
    env: {
      DATABASE_URL: url(logins.app.user, logins.app.password),
      DATABASE_WORKER_URL: url(logins.worker.user, logins.worker.password),
      DATABASE_ADMIN_URL: url('postgres', admin.password!),
      ENCRYPTION_KEY: encryptionKey.toString('base64'),
      INTERNAL_KEY: randomBytes(32).toString('base64'),
      DEMO: '1',
      HOST: '127.0.0.1',
      DEFAULT_ENVIRONMENT: 'sandbox',
    },
    postgresPid: server.pid,
    async close() {
      await launcher.stopAll()
      await server.stop()
      await launcher.close()
    },
  }
}

/**
 * Starts the platform with `npm start`'s command and the demonstration, on the database of the environment.
 */
export async function startPlatform(
  environment: Environment,
  env: Readonly<Record<string, string>> = {},
): Promise<Platform> {
  const port = await freePort()
  const launched = await environment.launch(
    ['bin/fiducia.js', 'start'],
    { ...environment.env, PORT: String(port), ...env },
    'Fiducia is up at',
  )
  return { ...launched, url: `http://127.0.0.1:${port}` }
}

/**
 * Starts the platform with `npm start`'s command, on its own embedded database with additional PostgreSQL
 * settings.
 */
export async function startEmbeddedPlatform(
  launcher: Launcher,
  settings: Readonly<Record<string, string>> = {},
): Promise<Platform & { readonly admin: ConnectionOptions }> {
  const [port, dataDir] = [await freePort(), await launcher.folder()]
  await storeSettings(dataDir, settings)
  const launched = await launcher.launch(
    ['bin/fiducia.js', 'start'],
    { DATA_DIR: dataDir, PORT: String(port) },
    'Fiducia is up at',
  )
  const server = await runningServer({ dataDir, dataDirIsExplicit: true })
  return {
    ...launched,
    url: `http://127.0.0.1:${port}`,
    admin: server!.connection('postgres', DATABASE),
  }
}

/** Stores settings in a data folder, because the platform itself passes none to its server. */
async function storeSettings(dataDir: string, settings: Readonly<Record<string, string>>): Promise<void> {
  if (Object.keys(settings).length === 0) return
  const server = await startEmbedded({ dataDir, dataDirIsExplicit: true })
  try {
    await withClient(server.connection('postgres', 'postgres'), async client => {
      for (const [name, value] of Object.entries(settings))
        await client.query(`alter system set ${name} = '${value}'`)
    })
  } finally {
    await server.stop()
  }
}
