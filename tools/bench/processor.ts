import { readdirSync, readFileSync } from 'node:fs'

/** Unit of processor time in Linux's /proc/<pid>/stat. */
const TICKS_PER_SECOND = 100

interface ProcessStat {
  readonly parent: number
  readonly seconds: number
  /** Of its children that have ended. */
  readonly secondsOfEnded: number
}

/** Processor time of a process with all its threads, in user and kernel mode; undefined if it has ended. */
function statOf(pid: number | string): ProcessStat | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ')[1]!.split(' ').map(Number)
    const [, parent] = fields
    const [user, system, userOfEnded, systemOfEnded] = fields.slice(11, 15)
    return {
      parent: parent!,
      seconds: (user! + system!) / TICKS_PER_SECOND,
      secondsOfEnded: (userOfEnded! + systemOfEnded!) / TICKS_PER_SECOND,
    }
  } catch {
    return undefined
  }
}

/** Processor seconds of a process so far; NaN if it has ended or the system has no /proc. */
export const secondsOfProcess = (pid: number): number => statOf(pid)?.seconds ?? NaN

/** The same of a process with one thread, in nanoseconds where the kernel counts them. */
function preciseSeconds(pid: string, { seconds }: ProcessStat): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'latin1').split(' ')[0]) / 1e9
  } catch {
    return seconds
  }
}

/**
 * Processor seconds of the PostgreSQL server to which a backend belongs: its postmaster, its processes, and those that have
 * ended; without that backend itself. NaN if the system has no /proc.
 */
export function secondsOfServer(backendPid: number): number {
  const postmaster = statOf(backendPid)?.parent
  if (postmaster === undefined) return NaN
  const { seconds, secondsOfEnded } = statOf(postmaster)!
  return readdirSync('/proc')
    .filter(name => /^\d+$/.test(name) && Number(name) !== backendPid)
    .reduce((sum, pid) => {
      const stat = statOf(pid)
      return stat?.parent === postmaster ? sum + preciseSeconds(pid, stat) : sum
    }, seconds + secondsOfEnded)
}
