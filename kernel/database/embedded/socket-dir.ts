import { chown, lstat, mkdir, mkdtemp, readdir, rm, rmdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { canEnter } from './account.ts'
import type { SystemAccount } from './account.ts'

export const socketPort = 5432

// The kernel limits a socket's path to 108 bytes (104 on BSD and macOS), including its final zero.
const pathBytesMax = 103
const socketName = `.s.PGSQL.${socketPort}`
const prefix = 'fiducia-'

/**
 * Creates a private folder whose path is short enough for a socket in it. Throws if no temporary folder is
 * suitable.
 */
export async function makeSocketDir(account: SystemAccount | null): Promise<string> {
  for (const parent of new Set([tmpdir(), '/tmp'])) {
    const isShort = Buffer.byteLength(join(parent, `${prefix}XXXXXX`, socketName)) <= pathBytesMax
    // Commas, quotes and blanks have a special meaning in the server's setting, which is a list.
    if (!isShort || /[,"'\s]/.test(parent) || !(await canEnter(account, parent))) continue
    const dir = await mkdtemp(join(parent, prefix))
    if (account) await chown(dir, account.uid, account.gid)
    return dir
  }
  throw new Error(`There is no folder for the database's socket: neither ${tmpdir()} nor /tmp can be used.`)
}

/** Creates the folder again under the same name if a cleaner of temporary files has removed it. */
export async function ensureSocketDir(dir: string, account: SystemAccount | null): Promise<void> {
  const created = await mkdir(dir, { recursive: true, mode: 0o700 })
  if (created && account) await chown(dir, account.uid, account.gid)
}

/**
 * Removes a socket folder. The path may come from a file that the server's account can write, so only a path
 * of our form is accepted, and only sockets are removed from the folder.
 */
export async function removeSocketDir(dir: string): Promise<void> {
  const isOurs = [tmpdir(), '/tmp'].includes(dirname(dir)) && /\/fiducia-\w{6}$/.test(dir)
  if (!isOurs || !(await lstat(dir).catch(() => null))?.isDirectory()) return
  for (const name of await readdir(dir)) {
    if (name.startsWith(socketName)) await rm(join(dir, name), { force: true })
  }
  await rmdir(dir).catch(() => {})
}
