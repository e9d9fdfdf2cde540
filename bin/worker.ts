import type { Duty, Worker } from '#kernel/subgraph.ts'
import type { Log, Platform } from './platform.ts'

export interface RunningWorker {
  /** Looks at every duty now instead of at its next time. */
  nudge(): void
  /** Finishes what is under way and starts nothing more. */
  stop(): Promise<void>
}

/** A duty that fails again and again, such as while the database is away, is tried this often. */
const FAILING_PAUSE_MS = 5_000

/** Runs the domains' duties, each on its own rhythm, until stopped. Several workers share the work through the tables. */
export function startWorker(platform: Pick<Platform, 'source' | 'within'>, duties: readonly Duty[], log: Log): RunningWorker {
  const worker: Worker = {
    now: platform.source.now,
    sql: (text, values) => platform.source.database.asWorker(text, values),
    within: workspaceId => platform.within(workspaceId),
    log,
  }
  const wakers = new Set<() => void>()
  let isStopping = false

  async function perform(duty: Duty): Promise<void> {
    let failures = 0
    while (!isStopping) {
      let done = 0
      try {
        done = await duty.run(worker)
        failures = 0
      } catch (error) {
        failures += 1
        log({ error, duty: duty.name }, 'a duty failed and will be tried again')
      }
      if (done === 0 && !isStopping) await pause(Math.max(duty.everyMs, Math.min(duty.everyMs * 2 ** failures, FAILING_PAUSE_MS)))
    }
  }

  function pause(ms: number): Promise<void> {
    return new Promise(resolve => {
      const wake = (): void => {
        clearTimeout(timer)
        wakers.delete(wake)
        resolve()
      }
      const timer = setTimeout(wake, ms)
      wakers.add(wake)
    })
  }

  const nudge = (): void => { for (const wake of [...wakers]) wake() }
  const running = duties.map(perform)
  return {
    nudge,
    async stop() {
      isStopping = true
      nudge()
      await Promise.all(running)
    },
  }
}
