import { execFile } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chown, lstat, mkdir, open, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { runningAs } from './account.ts'
import { clusterIn } from './folder.ts'
import type { DataFolder } from './folder.ts'
import type { Native } from './native.ts'

const run = promisify(execFile)

interface ClusterOptions {
  /** Whether written files are flushed to the disk. */
  readonly isDurable: boolean
  readonly log: (line: string) => void
  /** Called when the process that creates the database is about to start. */
  readonly onWaiting: () => void
}

/**
 * Creates the database on the first start and returns the superuser's password. The database gets its final
 * name, by a rename, only when it is complete; leftovers of an interrupted start are removed.
 */
export async function ensureCluster(
  folder: DataFolder,
  native: Native,
  { isDurable, log, onWaiting }: ClusterOptions,
): Promise<string> {
  const cluster = clusterIn(folder.path)
  await removeUnfinished(folder.path)
  if (existsSync(cluster)) {
    await giveRootsFiles(cluster, folder)
    return existingPassword(folder.path)
  }

  log(`Creating the database in ${folder.path}; this takes some seconds.`)
  const password = await newPassword(folder)
  // The name differs each time: a process of the interrupted start may still be writing under the old one.
  const unfinished = join(folder.path, `postgres.new-${randomUUID()}`)
  await mkdir(unfinished, { mode: 0o700 })
  if (folder.account) await chown(unfinished, folder.account.uid, folder.account.gid)
  onWaiting()
  try {
    await initialise(unfinished, folder, native, isDurable)
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    throw new Error(`The database could not be made in ${folder.path}: ${initdbOutput(error)}`, {
      cause: error,
    })
  }
  await rename(unfinished, cluster)
  if (isDurable) await flush(folder.path)
  return password
}

const passwordIn = (dataDir: string): string => join(dataDir, 'password')

// Only extensions use the machine's character type. Without a UTF-8 one, pg_trgm recognises only ASCII
// letters.
const characterTypes = ['C.UTF-8', 'en_US.UTF-8', 'C']

// The builtin C.UTF-8 locale sorts by code point and recognises letters of all scripts. It does not depend on
// the machine's locales, which may be absent or change with updates.
async function initialise(
  dir: string,
  { path, account }: DataFolder,
  { initdb }: Native,
  isDurable: boolean,
): Promise<void> {
  const options = [
    '--pgdata',
    dir,
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--auth=scram-sha-256',
    '--username=postgres',
    `--pwfile=${passwordIn(path)}`,
    ...(isDurable ? [] : ['--no-sync']),
  ]
  for (const characterType of characterTypes) {
    try {
      await run(initdb, [...options, `--lc-ctype=${characterType}`], {
        ...runningAs(account),
        env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
      })
      return
    } catch (error) {
      if (characterType === characterTypes.at(-1) || !initdbOutput(error).includes('invalid locale name'))
        throw error
    }
  }
}

function initdbOutput(error: unknown): string {
  const { stderr, message } = error as Error & { stderr?: string }
  return (stderr || message).trim()
}

async function newPassword({ path, account }: DataFolder): Promise<string> {
  const file = passwordIn(path)
  await rm(file, { force: true })
  const password = randomBytes(24).toString('base64url')
  await writeFile(file, `${password}\n`, { flag: 'wx', mode: 0o600, flush: true })
  if (account) await chown(file, account.uid, account.gid)
  return password
}

async function existingPassword(dataDir: string): Promise<string> {
  const text = await readFile(passwordIn(dataDir), 'utf8').catch(cause => {
    throw new Error(`The data folder ${dataDir} has lost its file "password": put it back from a backup.`, {
      cause,
    })
  })
  return text.trim()
}

async function removeUnfinished(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (name.startsWith('postgres.new-'))
      await rm(join(dataDir, name), { recursive: true, force: true, maxRetries: 5 })
  }
}

// Files that root restored from a backup belong to root, and PostgreSQL runs only on files of its own
// account.
async function giveRootsFiles(cluster: string, { path, account }: DataFolder): Promise<void> {
  if (!account || (await lstat(cluster)).uid === account.uid) return
  await run('chown', ['-hR', `${account.uid}:${account.gid}`, cluster, passwordIn(path)])
}

async function flush(dir: string): Promise<void> {
  const handle = await open(dir)
  await handle.sync().finally(() => handle.close())
}
