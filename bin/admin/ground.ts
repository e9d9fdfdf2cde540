import type { Client } from 'pg'
import { openDatabase, type Database } from '#kernel/database/database.ts'
import { fileOfData, runningServer } from '#kernel/database/embedded/attach.ts'
import { startEmbedded, type EmbeddedConnection } from '#kernel/database/embedded/server.ts'
import type { ConnectionOptions } from '#kernel/database/pool.ts'
import { ROLES } from '#kernel/database/tables.ts'
import { installationKeys, type InstallationKeys } from '#kernel/installation-keys.ts'
import { urlOf, type Config } from '../config.ts'
import { keyFault } from '../key-check.ts'
import type { Log } from '../log.ts'
import type { DomainsHere } from '../domains-here.ts'
import type { Logins } from '../prepare-database.ts'
import { asOwner } from '../with-client.ts'
import { embeddedDatabase } from '../embedded-database.ts'
import { encryptionKeysOf, type Secrets } from '../secrets.ts'

/** What a command needs: nothing but the keys; the database, beside a platform that may be running on it; or the database for itself alone. */
export type Needs = 'keys' | 'database' | 'database alone'

/** What a command of administration stands on. */
export interface AdminGround {
  /** Whether the demonstration may be there. */
  readonly isDemo: boolean
  readonly keys: InstallationKeys
  readonly admin: ConnectionOptions
  readonly logins: Logins
  /** Aborted when the command is to be given up. */
  readonly signal: AbortSignal
  /** Brings roles, schemas and tables to this version; names the migrations that ran. */
  prepare(): Promise<readonly string[]>
  /** Refuses an encryption key that is not the database's. */
  checkKey(): Promise<void>
  /** A connection that acts as the owner. */
  asOwner<Result>(work: (owner: Client) => Promise<Result>): Promise<Result>
  /** The domains, to run operations as the platform. */
  domains(): Promise<DomainsHere>
  close(): Promise<void>
}

export async function openGround(config: Config, log: Log, needs: Needs = 'database'): Promise<AdminGround> {
  const signal = abortedBySignals()
  const { admin, logins, keys, release } = needs === 'keys' ? await keysAlone(config)
    : config.databaseUrl === undefined ? await embedded(config, log, needs) : external(config)
  let opening: Promise<{ domains: DomainsHere; database: Database; closeOrm: () => Promise<void> }> | undefined
  const underOurKey: AdminGround['asOwner'] = work => asOwner(admin, async owner => {
    const fault = await keyFault(owner, keys, 'may be new')
    if (fault !== undefined) throw new Error(fault)
    return work(owner)
  })
  return {
    isDemo: config.isDemo, keys, admin, logins, signal,
    prepare: async () => (await import('../prepare-database.ts')).prepareDatabase(admin, logins),
    checkKey: () => underOurKey(async () => undefined),
    asOwner: underOurKey,
    async domains() {
      // Asked for twice at once they are opened once: what is not closed keeps the process from ending.
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

  // Few commands need the domains, and loading them takes longer than most commands do.
  async function open(): NonNullable<typeof opening> {
    const [{ openOrm }, { domainsHere }, { settingsOf }, { subgraphs }, { keyringOn }] = await Promise.all([import('#kernel/database/orm.ts'), import('../domains-here.ts'), import('../settings.ts'), import('../subgraphs.ts'), import('#kernel/keyring.ts')])
    const orm = await openOrm(subgraphs.flatMap(({ entities }) => entities))
    const database = openDatabase({ app: { ...admin, ...loginPart(admin, logins.app) }, worker: { ...admin, ...loginPart(admin, logins.worker) }, orm })
    const domains = await domainsHere({ subgraphs, database, keys: keyringOn(database, keys), log, settings: settingsOf(config, []) })
    return { domains, database, closeOrm: () => orm.close() }
  }
}

/** A command is finished or given up in order, and its server stopped, whoever presses Ctrl-C meanwhile. */
function abortedBySignals(): AbortSignal {
  const giveUp = new AbortController()
  for (const name of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(name, () => giveUp.abort(new Error('It was given up.')))
  return giveUp.signal
}

interface Found {
  readonly admin: ConnectionOptions
  readonly logins: Logins
  readonly keys: InstallationKeys
  readonly release: () => Promise<void>
}

const NOTHING: Logins = { app: { user: '', password: '' }, worker: { user: '', password: '' } }

/** For what looks at files alone: nothing is started, and no database has to be there. */
async function keysAlone(config: Config): Promise<Found> {
  const kept = config.databaseUrl === undefined ? await fileOfData(config, 'secrets.json') : null
  const encryptionKeys = kept === null ? config.encryptionKeys : encryptionKeysOf(JSON.parse(kept) as Secrets, config.dataDir)
  if (encryptionKeys === undefined) throw new Error('There is no encryption key: set ENCRYPTION_KEY, or DATA_DIR to the folder that has the installation\'s secrets.json.')
  return { admin: {}, logins: NOTHING, keys: installationKeys(...encryptionKeys), release: async () => undefined }
}

const SAYS = 'npm run admin'

async function embedded({ dataDir, dataDirIsExplicit }: Config, log: Log, needs: Needs): Promise<Found> {
  const running = await runningServer({ dataDir, dataDirIsExplicit })
  if (running && running.description !== SAYS && needs !== 'database alone') {
    const found = await embeddedDatabase({ dataDir: running.dataDir, connection: (user: string, database: string): EmbeddedConnection => running.connection(user, database) })
    return { ...found, release: async () => undefined }
  }
  const server = await startEmbedded({ dataDir, dataDirIsExplicit, describe: () => SAYS, log: line => log({}, line) }).catch((error: Error) => {
    throw error.message.includes(' is in use: ') ? new Error(`${error.message} ${running?.description === SAYS ? 'Wait until it has ended' : 'Stop it first'}, then run this command again.`) : error
  })
  try {
    return { ...await embeddedDatabase(server), release: () => server.stop() }
  } catch (error) {
    await server.stop()
    throw error
  }
}

function external({ databaseUrl, databaseWorkerUrl, databaseAdminUrl, encryptionKeys }: Config): Found {
  if (databaseAdminUrl === undefined) throw new Error('Set DATABASE_ADMIN_URL to a login that may create roles and schemas.')
  return {
    admin: { connectionString: databaseAdminUrl },
    logins: { app: loginOf(databaseUrl!, 'DATABASE_URL', ROLES.app), worker: loginOf(databaseWorkerUrl!, 'DATABASE_WORKER_URL', ROLES.worker) },
    keys: installationKeys(...encryptionKeys!),
    release: async () => undefined,
  }
}

function loginOf(url: string, variable: string, group: string): { user: string; password: string } {
  const { username, password } = urlOf(url)
  if (username === '' || password === '') throw new Error(`${variable} must name a user and a password; "migrate" makes that login a member of ${group}.`)
  return { user: decodeURIComponent(username), password: decodeURIComponent(password) }
}

/** The same server and database as the administrator's, by another login. */
function loginPart(admin: ConnectionOptions, { user, password }: { user: string; password: string }): ConnectionOptions {
  if (admin.connectionString === undefined) return { user, password }
  const url = urlOf(admin.connectionString)
  url.username = encodeURIComponent(user)
  url.password = encodeURIComponent(password)
  return { connectionString: url.href }
}
