import type { Database } from './database.ts'

/** How often the clock is compared with the database's. */
const EVERY_MS = 5_000
/** A reading that took longer says too little. */
const ROUND_TRIP_MAX_MS = 250
/** Differences below this are the reading's own uncertainty, and would make the clock go back and forth. */
const TOLERANCE_MS = 5

const READ = 'select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms'

interface ClockOptions {
  readonly everyMs?: number
  /** A clock that never jumps; milliseconds from any beginning. */
  readonly elapsedMs?: () => number
}

/**
 * The time of the database, for every moment that decides about money: ends of idempotency keys, holds, quotes and sessions. A process
 * whose machine has a wrong clock, or one that is set while it runs, agrees with all others. The process counts on from the
 * last reading, so that asking for the time costs nothing; while the database is away it goes on from there.
 */
export async function followDatabaseClock(database: Pick<Database, 'read' | 'endsWith'>, { everyMs = EVERY_MS, elapsedMs = () => performance.now() }: ClockOptions = {}): Promise<() => Date> {
  let offsetMs: number | undefined

  async function compare(): Promise<void> {
    const askedMs = elapsedMs()
    const [row] = await database.read<{ ms: number }>('', READ, [])
    const roundTripMs = elapsedMs() - askedMs
    if (offsetMs !== undefined && roundTripMs > ROUND_TRIP_MAX_MS) return
    const measuredMs = row!.ms - (askedMs + roundTripMs / 2)
    if (offsetMs === undefined || Math.abs(measuredMs - offsetMs) > TOLERANCE_MS + roundTripMs / 2) offsetMs = measuredMs
  }

  await compare()
  let comparing = Promise.resolve()
  const timer = setInterval(() => { comparing = compare().catch(() => undefined) }, everyMs).unref()
  database.endsWith(async () => {
    clearInterval(timer)
    await comparing
  })
  return () => new Date(elapsedMs() + offsetMs!)
}
