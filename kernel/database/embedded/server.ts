import { prepareDataFolder, refuseForeignData } from './folder.ts'
import type { DataFolder } from './folder.ts'
import { ensureCluster } from './cluster.ts'
import { packagedNativeDir, prepareNative } from './native.ts'
import type { Native } from './native.ts'
import { takeOwnership } from './owner.ts'
import type { Ownership } from './owner.ts'
import { launch, stopLeftServer } from './postmaster.ts'
import { makeSocketDir, removeSocketDir, socketPort } from './socket-dir.ts'
import { supervise } from './supervise.ts'

export interface EmbeddedOptions {
  /** Absolute, or relative to the current folder. */
  dataDir: string
  /**
   * Whether the user named the folder. It is then never replaced by another, and the start fails if it cannot
   * be used.
   */
  dataDirIsExplicit: boolean
  /**
   * Returns a description of this process, such as its address, for the error of a second start on the same
   * folder.
   */
  describe?: () => string
  log?: (line: string) => void
  /** Called when a process of PostgreSQL has started, so that this process has little more to do than to wait for it. */
  onWaiting?: () => void
  /** Additional server settings; tests disable fsync. */
  settings?: Record<string, string>
}

export interface EmbeddedServer {
  /** The actual data folder. */
  dataDir: string
  socketDir: string
  /**
   * Options for a pg.Pool, which remain valid after a restart of the server. The password belongs to the
   * superuser `postgres`.
   */
  connection(user: string, database: string): EmbeddedConnection
  pid(): number
  /** Changes the description that the error of a second start contains. */
  announce(description: string): void
  stop(): Promise<void>
}

export interface EmbeddedConnection {
  host: string
  port: number
  user: string
  password: string
  database: string
}

/** Folder for data and binaries that the database's account cannot reach elsewhere. */
export const SYSTEM_DIR = '/var/lib/fiducia'

/** Folders of the installation; tests use other ones. */
interface Installation {
  nativeDir?: string
  systemDir?: string
}

/**
 * Runs a PostgreSQL server on the data folder, for this process alone, until it is stopped. Throws while
 * another process uses the folder.
 */
export async function startEmbedded(
  options: EmbeddedOptions,
  installation: Installation = {},
): Promise<EmbeddedServer> {
  if (process.platform === 'win32')
    throw new Error(
      'The embedded database does not run on Windows: run PostgreSQL yourself and set DATABASE_URL.',
    )
  const { nativeDir = packagedNativeDir(), systemDir = SYSTEM_DIR } = installation
  const folder = await prepareDataFolder({ log: () => {}, ...options }, systemDir)
  const native = await prepareNative(nativeDir, folder.account, systemDir)
  await refuseForeignData(folder, native.major)

  const socketDir = await makeSocketDir(folder.account)
  const description = (): string => options.describe?.() || 'another process'
  const ownership = await takeOwnership(folder.path, socketDir, description()).catch(async error => {
    await removeSocketDir(socketDir)
    throw error
  })
  try {
    const server = await running(options, folder, native, socketDir, ownership)
    ownership.announce(description())
    return server
  } catch (error) {
    await ownership.release()
    await removeSocketDir(socketDir)
    throw error
  }
}

async function running(
  { log = () => {}, onWaiting = () => {}, settings = {} }: EmbeddedOptions,
  folder: DataFolder,
  native: Native,
  socketDir: string,
  ownership: Ownership,
): Promise<EmbeddedServer> {
  await stopLeftServer(folder.path)
  for (const abandoned of ownership.abandonedSocketDirs) await removeSocketDir(abandoned)
  const password = await ensureCluster(folder, native, {
    isDurable: settings.fsync !== 'off',
    log,
    onWaiting,
  })
  const wanted = {
    postgres: native.postgres,
    dataDir: folder.path,
    account: folder.account,
    socketDir,
    settings,
    onSpawned: onWaiting,
  }
  const server = await supervise(signal => launch(wanted, signal), log)

  let stopped: Promise<void> | undefined
  const stop = async (): Promise<void> => {
    await server.stop()
    await ownership.release()
    await removeSocketDir(socketDir)
  }
  return {
    dataDir: folder.path,
    socketDir,
    connection: (user, database) => ({ host: socketDir, port: socketPort, user, password, database }),
    pid: server.pid,
    announce: ownership.announce,
    stop: () => (stopped ??= stop()),
  }
}
