import { usableFolder, refuseForeignData } from './folder.ts'
import type { DataFolder } from './folder.ts'
import { ensureCluster } from './cluster.ts'
import { packagedNativeDir, usableNative } from './native.ts'
import type { Native } from './native.ts'
import { takeOwnership } from './owner.ts'
import type { Ownership } from './owner.ts'
import { launch, stopLeftServer } from './postmaster.ts'
import { makeSocketDir, removeSocketDir, socketPort } from './socket-dir.ts'
import { supervise } from './supervise.ts'

export interface EmbeddedOptions {
  /** Absolute, or relative to the current folder. */
  dataDir: string
  /** Whether the user has named the folder: it is then never replaced by another, and one that cannot be used ends the start. */
  dataDirIsExplicit: boolean
  /** What a second start on the same folder is told of this process, for instance its address. */
  describe?: () => string
  log?: (line: string) => void
  /** Server settings beside our own; tests switch fsync off. */
  settings?: Record<string, string>
}

export interface EmbeddedServer {
  /** Where the data really are. */
  dataDir: string
  socketDir: string
  /** What a pg.Pool needs; stays right when the server is started again. The password is that of the superuser `postgres`. */
  connection(user: string, database: string): EmbeddedConnection
  pid(): number
  /** Changes what a second start is told of this process. */
  announce(description: string): void
  stop(): Promise<void>
}

export interface EmbeddedConnection { host: string; port: number; user: string; password: string; database: string }

/** Where data and binaries go that the database's account cannot reach elsewhere. */
export const SYSTEM_DIR = '/var/lib/fiducia'

/** Where this machine keeps what we launch; a test names other places. */
interface Installation { nativeDir?: string; systemDir?: string }

/** Runs a real PostgreSQL on the data folder, for this process alone, until it is stopped. */
export async function startEmbedded(options: EmbeddedOptions, installation: Installation = {}): Promise<EmbeddedServer> {
  if (process.platform === 'win32') throw new Error('The embedded database does not run on Windows: run PostgreSQL yourself and set DATABASE_URL.')
  const { nativeDir = packagedNativeDir(), systemDir = SYSTEM_DIR } = installation
  const folder = await usableFolder({ log: () => {}, ...options }, systemDir)
  const native = await usableNative(nativeDir, folder.account, systemDir)
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
  { log = () => {}, settings = {} }: EmbeddedOptions,
  folder: DataFolder, native: Native, socketDir: string, ownership: Ownership,
): Promise<EmbeddedServer> {
  await stopLeftServer(folder.path)
  for (const abandoned of ownership.abandonedSocketDirs) await removeSocketDir(abandoned)
  const password = await ensureCluster(folder, native, { isDurable: settings.fsync !== 'off', log })
  const wanted = { postgres: native.postgres, dataDir: folder.path, account: folder.account, socketDir, settings }
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
    stop: () => stopped ??= stop(),
  }
}
