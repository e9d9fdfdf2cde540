import { appendFileSync, existsSync, readFileSync } from 'node:fs'

/** Environment variable with the file in which all processes of a run record their test files. */
const VARIABLE = 'FIDUCIA_TEST_TIMES'
/** Ticks of the process statistics for each second on Linux. */
const TICKS_PER_S = 100

export const publishTimesFile = path => {
  process.env[VARIABLE] = path
}

/**
 * Processor time of this process and, on Linux, of the processes that it has started and that have ended.
 * It depends much less than the duration on what else runs on the machine.
 */
export function processorSeconds() {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6 + childSeconds()
}

function childSeconds() {
  if (process.platform !== 'linux') return 0
  const stat = readFileSync('/proc/self/stat', 'utf8')
  // The name of the process, in brackets, can contain spaces. The state after it is field 3.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [cutime, cstime] = [fields[13], fields[14]]
  return (Number(cutime) + Number(cstime)) / TICKS_PER_S
}

export const recordFile = (path, seconds) =>
  appendFileSync(process.env[VARIABLE], `${JSON.stringify({ path, seconds })}\n`)

/** Processor seconds by path. A file that runs in two projects counts with its longer run. */
export function recordedSeconds() {
  const path = process.env[VARIABLE]
  const seconds = new Map()
  if (path === undefined || !existsSync(path)) return seconds
  for (const line of readFileSync(path, 'utf8').trim().split('\n')) {
    const each = JSON.parse(line)
    seconds.set(each.path, Math.max(each.seconds, seconds.get(each.path) ?? 0))
  }
  return seconds
}
