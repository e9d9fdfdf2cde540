import { createHash } from 'node:crypto'
import { existsSync, statSync } from 'node:fs'
import { access, chmod, chown, constants, mkdir, readFile, readdir, realpath, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { ensureAccount, canEnter } from './account.ts'
import type { SystemAccount } from './account.ts'

/** The actual data folder, and the system user of its server (null: our own account). */
export interface DataFolder {
  path: string
  account: SystemAccount | null
}

interface Wish {
  dataDir: string
  dataDirIsExplicit: boolean
  log: (line: string) => void
}

export const clusterIn = (dataDir: string): string => join(dataDir, 'postgres')
const isCluster = (path: string): boolean => existsSync(join(path, 'PG_VERSION'))

/**
 * Finds or creates the data folder. Only a default folder is ever replaced by another, never one that the
 * user named. Throws if the folder cannot be used.
 */
export async function prepareDataFolder(wish: Wish, systemDir: string): Promise<DataFolder> {
  const intended = resolve(wish.dataDir)
  const account = await ensureAccount(clusterIn(intended))
  const substitute = substituteFor(intended, systemDir)
  const mayMove = account !== null && !wish.dataDirIsExplicit
  // Data that were moved stay in the substitute, even if the intended folder becomes accessible later.
  const hasMoved = mayMove && isCluster(clusterIn(substitute)) && !isCluster(clusterIn(intended))
  const folder = hasMoved ? null : await ensureReachable(intended, account)
  if (folder) return folder
  if (!mayMove) throw new Error(unusable(intended, 'UNREACHABLE', account))

  wish.log(
    `The data are stored in ${substitute}, because the system user "${account.name}" cannot reach ${intended}.`,
  )
  await mkdir(systemDir, { recursive: true })
  await chmod(systemDir, 0o755)
  return ensureFolder(substitute, await ensureAccount(clusterIn(substitute)))
}

const substituteFor = (intended: string, systemDir: string): string =>
  join(systemDir, `data-${createHash('sha256').update(intended).digest('hex').slice(0, 12)}`)

/** The possible locations of the data, most likely first. Creates nothing. */
export function possibleFolders(
  { dataDir, dataDirIsExplicit }: Omit<Wish, 'log'>,
  systemDir: string,
): string[] {
  const intended = resolve(dataDir)
  return dataDirIsExplicit ? [intended] : [intended, substituteFor(intended, systemDir)]
}

// Checks the parent first, so that no folder is created or changes its owner in a place that the account
// cannot enter.
async function ensureReachable(path: string, account: SystemAccount | null): Promise<DataFolder | null> {
  if (account === null) return ensureFolder(path, null)
  if (!(await canEnter(account, nearestFolder(dirname(path))))) return null
  const folder = await ensureFolder(path, account)
  return (await canEnter(account, folder.path)) ? folder : null
}

/** Throws if the folder holds a database that this PostgreSQL cannot run, or other files in its place. */
export async function refuseForeignData({ path }: DataFolder, major: number): Promise<void> {
  if (isCluster(path)) {
    throw new Error(
      `The data folder ${path} is itself a PostgreSQL ${await versionOf(path)} data folder: set DATA_DIR to an empty folder.`,
    )
  }
  const cluster = clusterIn(path)
  if (!isCluster(cluster)) {
    if ((await readdir(cluster).catch(() => [])).length === 0) return
    throw new Error(
      `The data folder ${path} holds a folder "postgres" that is no database: set DATA_DIR to an empty folder.`,
    )
  }
  const found = await versionOf(cluster)
  if (found !== String(major)) {
    throw new Error(
      `The data folder ${path} holds a PostgreSQL ${found} database, and this is PostgreSQL ${major}: set DATA_DIR to an empty folder and restore a dump of the old one there.`,
    )
  }
}

async function versionOf(cluster: string): Promise<string> {
  return (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim()
}

async function ensureFolder(path: string, account: SystemAccount | null): Promise<DataFolder> {
  try {
    const isNew = !existsSync(path)
    if (isNew) {
      await mkdir(dirname(path), { recursive: true })
      await mkdir(path, { mode: 0o700 })
    }
    if (!(await stat(path)).isDirectory()) throw Object.assign(new Error(), { code: 'ENOTDIR' })
    await access(path, constants.R_OK | constants.W_OK | constants.X_OK)
    if (account && (isNew || ((await isOurs(path)) && !(await canEnter(account, path))))) {
      await chown(path, account.uid, account.gid)
    }
    return { path: await realpath(path), account }
  } catch (error) {
    throw new Error(unusable(path, (error as NodeJS.ErrnoException).code, account), { cause: error })
  }
}

// A folder with unrelated files keeps its owner, even if DATA_DIR names it.
async function isOurs(path: string): Promise<boolean> {
  const names = await readdir(path)
  return (
    names.length === 0 || isCluster(clusterIn(path)) || names.some(name => name.startsWith('postgres.new-'))
  )
}

function unusable(path: string, code: string | undefined, account: SystemAccount | null): string {
  if (code === 'ENOTDIR' || code === 'EEXIST')
    return `The data folder ${path} is not a folder: set DATA_DIR to one.`
  if (code === 'UNREACHABLE') {
    return `The data folder ${path} cannot be entered by the system user "${account?.name}", under which the database runs because PostgreSQL refuses root: set DATA_DIR to a folder that is open to it.`
  }
  return `The data folder ${path} cannot be written (${code ?? 'unknown reason'}): make it writable or set DATA_DIR to another folder.`
}

function nearestFolder(path: string): string {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() || dirname(path) === path
    ? path
    : nearestFolder(dirname(path))
}
