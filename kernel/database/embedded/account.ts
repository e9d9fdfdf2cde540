import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The system user under which the server runs when we are root. */
export interface SystemAccount {
  name: string
  uid: number
  gid: number
}

export const weAreRoot = (): boolean => process.getuid?.() === 0

/**
 * Spawn options that start a program under an account; null means our own account. The program runs in `/`,
 * because the current folder may be closed to the account.
 */
export function runningAs(account: SystemAccount | null): { cwd: string; uid?: number; gid?: number } {
  return account ? { cwd: '/', uid: account.uid, gid: account.gid } : { cwd: '/' }
}

/**
 * The account of the database server; null means our own. PostgreSQL refuses to run as root. An existing
 * database runs under its owner, so that a start as root leaves a user's data usable to that user. A new one
 * runs under a system user.
 */
export async function ensureAccount(clusterDir: string): Promise<SystemAccount | null> {
  if (!weAreRoot()) return null
  const cluster = await stat(clusterDir).catch(() => null)
  if (cluster && cluster.uid !== 0)
    return { name: await nameOf(cluster.uid), uid: cluster.uid, gid: cluster.gid }
  return (
    (await findAccount('postgres')) ??
    (await findAccount('fiducia')) ??
    (await createAccount('fiducia')) ??
    (await nobodyAccount())
  )
}

/** Whether the account can enter a folder. A test as that account also covers ACLs and mounts. */
export async function canEnter(account: SystemAccount | null, folder: string): Promise<boolean> {
  return succeeds(run('/bin/sh', ['-c', 'test -d "$1" && test -x "$1"', 'sh', folder], runningAs(account)))
}

async function findAccount(name: string): Promise<SystemAccount | null> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])])
    return { name, uid: Number(uid.stdout), gid: Number(gid.stdout) }
  } catch {
    return null
  }
}

async function createAccount(name: string): Promise<SystemAccount | null> {
  ;(await succeeds(
    run('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/bin/false', name]),
  )) ||
    (await succeeds(
      run('adduser', ['--system', '--group', '--no-create-home', '--shell', '/bin/false', name]),
    )) ||
    (await succeeds(run('adduser', ['-S', '-D', '-H', name])))
  return findAccount(name)
}

async function nobodyAccount(): Promise<SystemAccount> {
  return (await findAccount('nobody')) ?? { name: 'nobody', uid: 65534, gid: 65534 }
}

async function nameOf(uid: number): Promise<string> {
  return run('id', ['-un', String(uid)]).then(
    ({ stdout }) => stdout.trim(),
    () => String(uid),
  )
}

function succeeds(running: Promise<unknown>): Promise<boolean> {
  return running.then(
    () => true,
    () => false,
  )
}
