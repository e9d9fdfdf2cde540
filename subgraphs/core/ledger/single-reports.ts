import { perDatabase } from '#kernel/database/per-database.ts'
import { refuse } from '#kernel/refusals.ts'

/** Maximum number of concurrent reports of a process, each on a connection outside the pool. */
const CONCURRENCY_MAX = 2

interface SingleReports {
  /** Joins a running report of the same name. Refuses a report that could not start before the deadline. */
  run<Report>(name: string, deadlineAt: number, make: () => Promise<Report>): Promise<Report>
}

/** Limits the load of reports on a database: each report runs once at a time, and few run concurrently. */
export const singleReports = perDatabase(createSingleReports)

function createSingleReports(): SingleReports {
  const running = new Map<string, Promise<unknown>>()
  const waiting: (() => void)[] = []
  let free = CONCURRENCY_MAX

  async function acquireSlot(): Promise<void> {
    if (free > 0) free -= 1
    else await new Promise<void>(resolve => waiting.push(resolve))
  }

  function releaseSlot(): void {
    const next = waiting.shift()
    if (next) next()
    else free += 1
  }

  async function runInSlot<Report>(deadlineAt: number, work: () => Promise<Report>): Promise<Report> {
    await acquireSlot()
    try {
      if (Date.now() > deadlineAt) throw refuse('UNAVAILABLE', { retryAfterS: 5 })
      return await work()
    } finally {
      releaseSlot()
    }
  }

  return {
    run<Report>(name: string, deadlineAt: number, work: () => Promise<Report>) {
      const found = running.get(name) as Promise<Report> | undefined
      if (found) return found
      const started = runInSlot(deadlineAt, work).finally(() => running.delete(name))
      running.set(name, started)
      return started
    },
  }
}
