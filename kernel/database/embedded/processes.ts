import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * When a living process started, as the operating system reports it; null when there is none by that number.
 * Numbers are given out again, so only number and start time together name a process.
 */
export function startTimeOf(pid: number): string | null {
  return process.platform === 'linux' ? startTimeFromProc(pid) : startTimeFromPs(pid)
}

/** The command line of a living process, words separated by spaces; null when there is none or it is not ours to see. */
export function commandLineOf(pid: number): string | null {
  const line = process.platform === 'linux'
    ? readOrNull(`/proc/${pid}/cmdline`)?.replaceAll('\0', ' ')
    : ps(pid, 'command=')
  return line ? line : null
}

/** Asks a PostgreSQL server to end: fast, then at once, then not asking. Resolves when it has gone. */
export async function stopServer(pid: number): Promise<void> {
  const startedAt = startTimeOf(pid)
  if (startedAt === null) return
  for (const [signal, patienceMs] of [['SIGINT', 10_000], ['SIGQUIT', 5_000], ['SIGKILL', 5_000]] as const) {
    signalTo(pid, signal)
    if (await hasGoneWithin(pid, startedAt, patienceMs)) return
  }
  throw new Error(`The PostgreSQL server with process number ${pid} cannot be stopped.`)
}

function signalTo(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

async function hasGoneWithin(pid: number, startedAt: string, patienceMs: number): Promise<boolean> {
  const deadline = performance.now() + patienceMs
  while (performance.now() < deadline) {
    if (startTimeOf(pid) !== startedAt) return true
    await sleep(10)
  }
  return false
}

// The kernel counts start times from boot, so the boot's own id keeps two boots apart.
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
      encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
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
