import { setTimeout as delay } from 'node:timers/promises'
import { closeDays } from '#core/jobs/close-days.ts'
import { runEndOfDay } from '#core/operations/end-of-day/run-end-of-day.ts'
import { endOfDayRun, endOfDayRuns, type EndOfDayRunRow } from '#core/queries/end-of-day/runs.ts'
import { workerOn, type World } from '#test/support/world.ts'

const POLLS_MAX = 2_000
const POLL_MS = 10

/** Closes business dates up to a date, by the job that does so in a worker. */
export async function closeThrough(here: World, through: string): Promise<EndOfDayRunRow> {
  const { id } = await runEndOfDay(here.as({ kind: 'staff', roles: ['admin'] }), { through })
  await runsEnd(here)
  return (await endOfDayRun(here.as({ kind: 'staff', roles: ['viewer'] }), id))!
}

/** Works on the open run until it has ended. */
export async function runsEnd(
  here: World,
  work: () => Promise<unknown> = () => closeDays.run(workerOn(here.platform)),
): Promise<void> {
  for (let poll = 0; poll < POLLS_MAX; poll++) {
    await work()
    const { nodes } = await endOfDayRuns(here.as({ kind: 'staff', roles: ['viewer'] }), { first: 1 })
    if (nodes[0]?.status !== 'RUNNING') return
    // A date closes only after older transactions of the cluster end, and those of other databases count.
    await delay(POLL_MS)
  }
  throw new Error('the run did not end')
}
