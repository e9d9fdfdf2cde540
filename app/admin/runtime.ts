import type { Client } from 'pg'
import { openDatabase, type Database } from '#kernel/database/database.ts'
import { fileOfData, runningServer } from '#kernel/database/embedded/attach.ts'
import { startEmbedded, type EmbeddedConnection } from '#kernel/database/embedded/server.ts'
import type { ConnectionOptions } from '#kernel/database/pool.ts'
import { ROLES } from '#kernel/database/tables.ts'
import { installationKeys, type InstallationKeys } from '#kernel/security/installation-keys.ts'
import { urlOf, type Config } from '#app/config/config.ts'
import { keyError } from '#app/database/needed-keys.ts'
import type { Log } from '#app/log.ts'
import type { InProcessDomains } from '#app/in-process-domains.ts'
import type { Logins } from '#app/database/prepare-database.ts'
import { asOwner } from '#app/database/with-client.ts'
import { embeddedDatabase } from '#app/database/embedded-database.ts'
import { encryptionKeysOf, type Secrets } from '#app/secrets.ts'

/** What a command needs: only the keys; the database, on which the platform may be running; or exclusive use of the database. */
export type Needs = 'keys' | 'database' | 'database alone'

/** Runtime of an administration command. */
export interface AdminRuntime {
  /** Whether demo tenants are permitted. */
  readonly isDemo: boolean
  readonly keys: InstallationKeys
  readonly admin: ConnectionOptions
  readonly logins: Logins
  /** Aborted by SIGINT, SIGTERM and SIGHUP. */
  readonly signal: AbortSignal
  /** Migrates roles, schemas and tables to this version; returns the names of the migrations that ran. */
  prepare(): Promise<readonly string[]>
  /** Throws when the encryption key does not match the database. */
  checkKey(): Promise<void>
  /** Runs work on a connection with the role of the owner. */
  asOwner<Result>(work: (owner: Client) => Promise<Result>): Promise<Result>
  /** The domains, for operations that run as the platform. */
  domains(): Promise<InProcessDomains>
  close(): Promise<void>
}

export async function openRuntime(
  config: Config,
  log: Log,
  needs: Needs = 'database',
): Promise<AdminRuntime> {
  const signal = abortOnSignals()
  const { admin, logins, keys, release } =
    needs === 'keys'
      ? await openKeysAlone(config)
      : config.databaseUrl === undefined
        ? await openEmbedded(config, log, needs)
        : openExternal(config)
  let opening:
    Promise<{ domains: InProcessDomains; database: Database; closeOrm: () => Promise<void> }> | undefined
  const withKeyCheck: AdminRuntime['asOwner'] = work =>
    asOwner(admin, async owner => {
      const error = await keyError(owner, keys, 'may be new')
      if (error !== undefined) throw new Error(error)
      return work(owner)
    })
  return {
    isDemo: config.isDemo,
    keys,
    admin,
    logins,
    signal,
    prepare: async () => (await import('#app/database/prepare-database.ts')).prepareDatabase(admin, logins),
    checkKey: () => withKeyCheck(async () => undefined),
    asOwner: withKeyCheck,
    async domains() {
      // Concurrent callers share one instance: an instance that is never closed would keep the process alive.
      opening ??= open()
      return (await opening).domains
    },
    async close() {
      const opened = await opening?.catch(() => undefined)
      await opened?.database.close()
      await opened?.closeOrm()
      await release()
    },
  }

  // Loaded on demand: few commands need the domains, and loading them takes longer than most commands run.
  async function open(): NonNullable<typeof opening> {
    const [
      { openOrm },
      { openInProcessDomains },
      { settingsOf },
      { subgraphs, roleHierarchies },
      { keyringOn },
    ] = await Promise.all([
      import('#kernel/database/orm.ts'),
      import('#app/in-process-domains.ts'),
      import('#app/config/settings.ts'),
      import('#app/subgraphs.ts'),
      import('#kernel/security/keyring.ts'),
    ])
    const orm = openOrm(subgraphs.flatMap(({ entities }) => entities))
    const database = openDatabase({
      app: { ...admin, ...loginPart(admin, logins.app) },
      worker: { ...admin, ...loginPart(admin, logins.worker) },
      orm,
    })
    const domains = await openInProcessDomains({
      subgraphs,
      database,
      keys: keyringOn(database, keys),
      log,
      settings: settingsOf(config, { roleHierarchies }),
    })
    return { domains, database, closeOrm: () => orm.close() }
  }
}

/** Turns Ctrl-C and termination signals into an abort, so that the command ends in order and stops its server. */
function abortOnSignals(): AbortSignal {
  const giveUp = new AbortController()
  for (const name of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
    process.on(name, () => giveUp.abort(new Error('The command was cancelled.')))
  return giveUp.signal
}

interface Found {
  readonly admin: ConnectionOptions
  readonly logins: Logins
  readonly keys: InstallationKeys
  readonly release: () => Promise<void>
}

const NOTHING: Logins = { app: { user: '', password: '' }, worker: { user: '', password: '' } }

/** For commands that only read files: no database is needed or started. */
async function openKeysAlone(config: Config): Promise<Found> {
  const secretsFile = config.databaseUrl === undefined ? await fileOfData(config, 'secrets.json') : null
  const encryptionKeys =
    secretsFile === null
      ? config.encryptionKeys
      : encryptionKeysOf(JSON.parse(secretsFile) as Secrets, config.dataDir)
  if (encryptionKeys === undefined)
    throw new Error(
      'No encryption key is configured: set ENCRYPTION_KEY, or set DATA_DIR to the folder with the secrets.json of the installation.',
    )
  return {
    admin: {},
    logins: NOTHING,
    keys: installationKeys(...encryptionKeys),
    release: async () => undefined,
  }
}

const MESSAGES = 'npm run admin'

async function openEmbedded({ dataDir, dataDirIsExplicit }: Config, log: Log, needs: Needs): Promise<Found> {
  const running = await runningServer({ dataDir, dataDirIsExplicit })
  if (running && running.description !== MESSAGES && needs !== 'database alone') {
    const found = await embeddedDatabase({
      dataDir: running.dataDir,
      connection: (user: string, database: string): EmbeddedConnection => running.connection(user, database),
    })
    return { ...found, release: async () => undefined }
  }
  const server = await startEmbedded({
    dataDir,
    dataDirIsExplicit,
    describe: () => MESSAGES,
    log: line => log({}, line),
  }).catch((error: Error) => {
    throw error.message.includes(' is in use: ')
      ? new Error(
          `${error.message} ${running?.description === MESSAGES ? 'Wait until it has ended' : 'Stop it first'}, then run this command again.`,
        )
      : error
  })
  try {
    return { ...(await embeddedDatabase(server)), release: () => server.stop() }
  } catch (error) {
    await server.stop()
    throw error
  }
}

function openExternal({ databaseUrl, databaseWorkerUrl, databaseAdminUrl, encryptionKeys }: Config): Found {
  if (databaseAdminUrl === undefined)
    throw new Error('Set DATABASE_ADMIN_URL to a login with the right to create roles and schemas.')
  return {
    admin: { connectionString: databaseAdminUrl },
    logins: {
      app: loginOf(databaseUrl!, 'DATABASE_URL', ROLES.app),
      worker: loginOf(databaseWorkerUrl!, 'DATABASE_WORKER_URL', ROLES.worker),
    },
    keys: installationKeys(...encryptionKeys!),
    release: async () => undefined,
  }
}

function loginOf(url: string, variable: string, group: string): { user: string; password: string } {
  const { username, password } = urlOf(url)
  if (username === '' || password === '')
    throw new Error(
      `${variable} must contain a user and a password; "migrate" makes that login a member of ${group}.`,
    )
  return { user: decodeURIComponent(username), password: decodeURIComponent(password) }
}

/** Connection to the administrator's server and database with another login. */
function loginPart(
  admin: ConnectionOptions,
  { user, password }: { user: string; password: string },
): ConnectionOptions {
  if (admin.connectionString === undefined) return { user, password }
  const url = urlOf(admin.connectionString)
  url.username = encodeURIComponent(user)
  url.password = encodeURIComponent(password)
  return { connectionString: url.href }
}
