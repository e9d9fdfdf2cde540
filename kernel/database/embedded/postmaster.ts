import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFile, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { runningAs } from './account.ts'
import type { SystemAccount } from './account.ts'
import { clusterIn } from './folder.ts'
import { commandLineOf, stopServer, terminateProcessesIn } from './processes.ts'
import { openServerLog } from './server-log.ts'
import type { ServerLog } from './server-log.ts'
import { ensureSocketDir, socketPort } from './socket-dir.ts'

export interface Launch {
  postgres: string
  dataDir: string
  account: SystemAccount | null
  socketDir: string
  settings: Record<string, string>
  /** Called whenever the process of the server has started; the server is not ready yet. */
  onSpawned: () => void
}

/**
 * Every checkpoint makes the next change of each page write the whole page to the log, so checkpoints are far apart.
 * Crash recovery then replays up to 15 minutes or about 2 GB.
 */
const CHECKPOINTS = { checkpoint_timeout: '15min', max_wal_size: '2GB' }
const readyTimeoutMs = 180_000
// Processes that outlive a killed server end when they next check for signals.
const orphanTimeoutMs = 20_000

/**
 * Starts the server and waits until it is ready. It runs detached, so that signals of our terminal do not
 * reach it. Throws if it does not start or is not ready in time.
 */
export async function launch(wanted: Launch, signal: AbortSignal): Promise<ChildProcess> {
  const deadline = performance.now() + orphanTimeoutMs
  for (;;) {
    signal.throwIfAborted()
    const log = await openServerLog(join(wanted.dataDir, 'postgres.log'), wanted.account)
    try {
      const server = await spawnServer(wanted, log)
      wanted.onSpawned()
      if (await isReady(server, wanted.dataDir, signal)) return server
      const output = await log.tail()
      if (!output.includes('pre-existing shared memory block') || performance.now() > deadline) {
        throw new Error(`PostgreSQL did not start in ${wanted.dataDir}: ${output}`)
      }
    } finally {
      await log.handle.close()
    }
    terminateProcessesIn(await realpath(clusterIn(wanted.dataDir)))
    await sleep(200)
  }
}

/** Stops the server that keeps running after the owner of this folder was killed. */
export async function stopLeftServer(dataDir: string): Promise<void> {
  const pid = (await lockFile(dataDir))?.pid
  if (pid && runsOn(pid, dataDir)) await stopServer(pid)
}

async function spawnServer(wanted: Launch, log: ServerLog): Promise<ChildProcess> {
  await ensureSocketDir(wanted.socketDir, wanted.account)
  const settings = {
    listen_addresses: '',
    unix_socket_directories: wanted.socketDir,
    port: String(socketPort),
    max_connections: '100',
    ...CHECKPOINTS,
    ...wanted.settings,
  }
  const server = spawn(
    wanted.postgres,
    [
      '-D',
      clusterIn(wanted.dataDir),
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    {
      ...runningAs(wanted.account),
      detached: true,
      stdio: ['ignore', log.handle.fd, log.handle.fd],
      env: { PATH: process.env.PATH, LC_ALL: 'C', ...(await notTheServer(wanted.dataDir)) },
    },
  )
  await once(server, 'spawn')
  return server
}

// After a crash the process id in the lock file may belong to an unrelated process or a zombie, and
// PostgreSQL would refuse to start. PG_GRANDPARENT_PID makes it ignore that process id; it still checks that
// no process is attached to the shared memory of these data.
async function notTheServer(dataDir: string): Promise<Record<string, string>> {
  const pid = (await lockFile(dataDir))?.pid
  return pid && !runsOn(pid, dataDir) ? { PG_GRANDPARENT_PID: String(pid) } : {}
}

async function isReady(server: ChildProcess, dataDir: string, signal: AbortSignal): Promise<boolean> {
  const deadline = performance.now() + readyTimeoutMs
  while (!hasEnded(server)) {
    const lock = await lockFile(dataDir)
    if (lock?.pid === server.pid && lock?.status === 'ready') return true
    if (signal.aborted || performance.now() > deadline) {
      await stopServer(server.pid!)
      throw new Error(`PostgreSQL was not ready in ${dataDir} within ${readyTimeoutMs / 1000} s.`)
    }
    await sleep(20)
  }
  return false
}

export function hasEnded(server: ChildProcess): boolean {
  return server.exitCode !== null || server.signalCode !== null
}

function runsOn(pid: number, dataDir: string): boolean {
  const words = commandLineOf(pid) ?? ''
  return words.includes('postgres') && words.includes(` -D ${clusterIn(dataDir)} `)
}

// Reads the server's lock file: line 1 is its process id, line 8 its status.
async function lockFile(dataDir: string): Promise<{ pid: number; status: string } | null> {
  const text = await readFile(join(clusterIn(dataDir), 'postmaster.pid'), 'utf8').catch(() => '')
  const lines = text.split('\n')
  const pid = Number(lines[0])
  return Number.isInteger(pid) && pid > 1 ? { pid, status: lines[7]?.trim() ?? '' } : null
}
