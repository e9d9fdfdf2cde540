import { appendFileSync, existsSync, readFileSync } from 'node:fs'

/** Environment variable with the file in which all processes of a run record their test files. */
const VARIABLE = 'FIDUCIA_TEST_TIMES'
/** Ticks of the process statistics for each second on Linux. */
const TICKS_PER_S = 100

/** Processor time of the yardstick on a quiet machine of 2026 with two shared cores. */
const YARDSTICK_S = 0.01
const DOCUMENT = JSON.stringify(
  Array.from({ length: 400 }, (_, at) => ({
    id: `tx_${at}`,
    amount: String(at * 37),
    party: { name: `Name ${at}` },
  })),
)
let yardsticks = 0

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

export const recordFile = (path, seconds) => record({ path, seconds })

/** Records how long this machine takes for a fixed piece of work at this moment, so that a slow machine is recognised. */
export function recordYardstick() {
  const startedAt = process.cpuUsage()
  const counts = new Map()
  for (let round = 0; round < 10; round++) JSON.stringify(JSON.parse(DOCUMENT))
  for (let at = 0; at < 30_000; at++) counts.set(`key ${at % 5000}`, at)
  const { user, system } = process.cpuUsage(startedAt)
  // The first run of a process includes compiling.
  if (yardsticks++ > 0) record({ yardstick: (user + system) / 1e6 })
}

const record = line => appendFileSync(process.env[VARIABLE], `${JSON.stringify(line)}\n`)

/**
 * Processor seconds by path, and by how much this machine was slower than a quiet one (at least 1). A file that runs in
 * two projects counts with its longer run.
 */
export function recordedTimes() {
  const path = process.env[VARIABLE]
  const seconds = new Map()
  const yardsticks = []
  if (path === undefined || !existsSync(path)) return { seconds, slowness: 1 }
  for (const line of readFileSync(path, 'utf8').trim().split('\n')) {
    const each = JSON.parse(line)
    if (each.yardstick === undefined)
      seconds.set(each.path, Math.max(each.seconds, seconds.get(each.path) ?? 0))
    else yardsticks.push(each.yardstick)
  }
  const mean = yardsticks.reduce((total, each) => total + each, 0) / yardsticks.length
  return { seconds, slowness: yardsticks.length === 0 ? 1 : Math.max(1, mean / YARDSTICK_S) }
}
