import type { Client } from 'pg'
import { openDatabase, type Database } from '#kernel/database/database.ts'
import { startEmbedded } from '#kernel/database/embedded/server.ts'
import { openOrm } from '#kernel/database/orm.ts'
import type { ConnectionOptions } from '#kernel/database/pool.ts'
import { ROLES } from '#kernel/database/tables.ts'
import { keyring, type Keyring } from '#kernel/keyring.ts'
import { urlOf, type Config } from '../config.ts'
import { keyFault } from '../key-check.ts'
import type { Log } from '../log.ts'
import { openPlatform, type Platform } from '../platform.ts'
import { asOwner, prepareDatabase, type Logins } from '../prepare-database.ts'
import { embeddedDatabase } from '../embedded-database.ts'
import { settingsOf } from '../settings.ts'
import { subgraphs } from '../subgraphs.ts'

/** What a command of administration stands on. */
export interface AdminGround {
  /** Whether the demonstration may be there. */
  readonly isDemo: boolean
  readonly keys: Keyring
  /** Brings roles, schemas and tables to this version; names the migrations that ran. */
  prepare(): Promise<readonly string[]>
  /** A connection that acts as the owner. */
  asOwner<Result>(work: (owner: Client) => Promise<Result>): Promise<Result>
  /** The domains, to run operations as the platform. */
  platform(): Promise<Platform>
  close(): Promise<void>
}

export async function openGround(config: Config, log: Log): Promise<AdminGround> {
  const { admin, logins, encryptionKey, release } = config.databaseUrl === undefined ? await embedded(config, log) : external(config)
  const keys = keyring(encryptionKey)
  let opened: { platform: Platform; database: Database; closeOrm: () => Promise<void> } | undefined
  return {
    keys, isDemo: config.isDemo,
    prepare: () => prepareDatabase(admin, logins),
    asOwner: work => asOwner(admin, async owner => {
      const fault = await keyFault(owner, keys, 'may be new')
      if (fault !== undefined) throw new Error(fault)
      return work(owner)
    }),
    async platform() {
      opened ??= await open()
      return opened.platform
    },
    async close() {
      await opened?.platform.close()
      await opened?.database.close()
      await opened?.closeOrm()
      await release()
    },
  }

  async function open(): Promise<NonNullable<typeof opened>> {
    const orm = await openOrm(subgraphs.flatMap(({ entities }) => entities))
    const database = openDatabase({ app: { ...admin, ...loginPart(admin, logins.app) }, worker: { ...admin, ...loginPart(admin, logins.worker) }, orm })
    const platform = await openPlatform({
      subgraphs, database, keys, log, hosts: config.hosts, trustProxy: false, introspection: false,
      settings: settingsOf(config, []),
    })
    return { platform, database, closeOrm: () => orm.close() }
  }
}

interface Found {
  readonly admin: ConnectionOptions
  readonly logins: Logins
  readonly encryptionKey: Buffer
  readonly release: () => Promise<void>
}

async function embedded({ dataDir, dataDirIsExplicit }: Config, log: Log): Promise<Found> {
  // A command is short: it is finished and its server stopped, whoever presses Ctrl-C meanwhile.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined)
  const server = await startEmbedded({ dataDir, dataDirIsExplicit, describe: () => 'npm run admin', log: line => log({}, line) }).catch((error: Error) => {
    throw error.message.includes(' is in use: ') ? new Error(`${error.message} Stop it first, then run this command again.`) : error
  })
  const database = await embeddedDatabase(server)
  return { ...database, release: () => server.stop() }
}

function external({ databaseUrl, databaseWorkerUrl, databaseAdminUrl, encryptionKey }: Config): Found {
  if (databaseAdminUrl === undefined) throw new Error('Set DATABASE_ADMIN_URL to a login that may create roles and schemas.')
  return {
    admin: { connectionString: databaseAdminUrl },
    logins: { app: loginOf(databaseUrl!, 'DATABASE_URL', ROLES.app), worker: loginOf(databaseWorkerUrl!, 'DATABASE_WORKER_URL', ROLES.worker) },
    encryptionKey: encryptionKey!,
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
