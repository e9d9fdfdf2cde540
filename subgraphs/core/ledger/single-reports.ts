import type { Database } from '#kernel/database/database.ts'
import { refuse } from '#kernel/refusals.ts'

/** Reports that a process makes at a time, each on a connection outside of the pool. */
const CONCURRENCY_MAX = 2

interface SingleReports {
  /** Shares a run of the same name that has not finished. Refuses a run that could not begin before the deadline. */
  run<Report>(name: string, deadlineAt: number, make: () => Promise<Report>): Promise<Report>
}

const ofDatabase = new WeakMap<Database, SingleReports>()

/** Bounds what reports take from a database: each of them once at a time, and few of them beside each other. */
export function singleReports(database: Database): SingleReports {
  const known = ofDatabase.get(database)
  if (known) return known
  const made = createSingleReports()
  ofDatabase.set(database, made)
  return made
}

function createSingleReports(): SingleReports {
  const running = new Map<string, Promise<unknown>>()
  const waiting: (() => void)[] = []
  let free = CONCURRENCY_MAX

  async function slot(): Promise<void> {
    if (free > 0) free -= 1
    else await new Promise<void>(resolve => waiting.push(resolve))
  }

  function release(): void {
    const next = waiting.shift()
    if (next) next()
    else free += 1
  }

  async function make<Report>(deadlineAt: number, work: () => Promise<Report>): Promise<Report> {
    await slot()
    try {
      if (Date.now() > deadlineAt) throw refuse('UNAVAILABLE', { retryAfterS: 5 })
      return await work()
    } finally {
      release()
    }
  }

  return {
    run<Report>(name: string, deadlineAt: number, work: () => Promise<Report>) {
      const found = running.get(name) as Promise<Report> | undefined
      if (found) return found
      const made = make(deadlineAt, work).finally(() => running.delete(name))
      running.set(name, made)
      return made
    },
  }
}
