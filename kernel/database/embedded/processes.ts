import { execFileSync } from 'node:child_process'
import { readFileSync, readdirSync, readlinkSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Start time of a living process as the operating system reports it; null if there is none with this id.
 * Process ids are reused, so only id and start time together identify a process.
 */
export function startTimeOf(pid: number): string | null {
  return process.platform === 'linux' ? startTimeFromProc(pid) : startTimeFromPs(pid)
}

/**
 * The command line of a living process, words separated by spaces; null if there is none or we may not read
 * it.
 */
export function commandLineOf(pid: number): string | null {
  const line =
    process.platform === 'linux'
      ? readOrNull(`/proc/${pid}/cmdline`)?.replaceAll('\0', ' ')
      : ps(pid, 'command=')
  return line ? line : null
}

/**
 * Stops a PostgreSQL server with a fast shutdown, then an immediate one, then SIGKILL. Resolves when it has
 * ended. Throws if it cannot be stopped.
 */
export async function stopServer(pid: number): Promise<void> {
  const startedAt = startTimeOf(pid)
  if (startedAt === null) return
  for (const [signal, timeoutMs] of [
    ['SIGINT', 10_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ] as const) {
    sendSignal(pid, signal)
    if (await waitForEnd(pid, startedAt, timeoutMs)) return
  }
  throw new Error(`The PostgreSQL server with process number ${pid} cannot be stopped.`)
}

/**
 * Ends the processes of a server that was killed: they keep its shared memory and may be in a query that runs
 * for hours. Their working directory is the folder of their data. Only Linux shows it; elsewhere they
 * end with their query.
 */
export function terminateProcessesIn(folder: string): void {
  if (process.platform !== 'linux') return
  for (const name of readdirSync('/proc')) {
    const pid = Number(name)
    const isServerProcess = pid > 0 && commandLineOf(pid)?.startsWith('postgres: ')
    if (isServerProcess && workingFolderOf(pid) === folder) sendSignal(pid, 'SIGTERM')
  }
}

function workingFolderOf(pid: number): string | null {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return null
  }
}

function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

async function waitForEnd(pid: number, startedAt: string, timeoutMs: number): Promise<boolean> {
  const deadline = performance.now() + timeoutMs
  while (performance.now() < deadline) {
    if (startTimeOf(pid) !== startedAt) return true
    await sleep(10)
  }
  return false
}

// The kernel counts start times from boot, so the boot id distinguishes processes of different boots.
function startTimeFromProc(pid: number): string | null {
  const stat = readOrNull(`/proc/${pid}/stat`)
  if (stat === null) return null
  // The program's name in parentheses may hold spaces and parentheses itself; the third field follows it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [state, startTicks] = [fields[0], fields[19]]
  if (state === 'Z' || state === 'X' || startTicks === undefined) return null
  return `${startTicks}@${readOrNull('/proc/sys/kernel/random/boot_id')?.trim() ?? ''}`
}

function startTimeFromPs(pid: number): string | null {
  if (ps(pid, 'stat=')?.startsWith('Z')) return null
  return ps(pid, 'lstart=') || null
}

function ps(pid: number, column: string): string | null {
  try {
    return execFileSync('ps', ['-ww', '-o', column, '-p', String(pid)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
    }).trim()
  } catch {
    return null
  }
}

function readOrNull(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}
