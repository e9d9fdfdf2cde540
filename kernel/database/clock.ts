import type { Database } from './database.ts'
import { one } from './one.ts'

/** Interval between comparisons with the database's clock. */
const EVERY_MS = 5_000
/** Readings with a longer round trip are too inaccurate and are ignored. */
const ROUND_TRIP_MAX_MS = 250
/** Smaller differences are measurement error, and following them would make the clock jitter. */
const TOLERANCE_MS = 5

const READ = 'select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms'

interface ClockOptions {
  readonly everyMs?: number
  /** A monotonic clock in milliseconds. */
  readonly elapsedMs?: () => number
}

/**
 * The time of the database, for every time that affects money: expiry of idempotency keys, holds, quotes and sessions. Processes
 * on machines with a wrong or changing clock still agree. The process extrapolates from the
 * last reading, so reading the time is free, also while the database is unavailable.
 */
export async function followDatabaseClock(
  database: Pick<Database, 'read' | 'endsWith'>,
  { everyMs = EVERY_MS, elapsedMs = () => performance.now() }: ClockOptions = {},
): Promise<() => Date> {
  let offsetMs: number | undefined

  async function compare(): Promise<void> {
    const requestedMs = elapsedMs()
    const row = one(await database.read<{ ms: number }>('', READ, []))
    const roundTripMs = elapsedMs() - requestedMs
    if (offsetMs !== undefined && roundTripMs > ROUND_TRIP_MAX_MS) return
    const measuredMs = row.ms - (requestedMs + roundTripMs / 2)
    if (offsetMs === undefined || Math.abs(measuredMs - offsetMs) > TOLERANCE_MS + roundTripMs / 2)
      offsetMs = measuredMs
  }

  await compare()
  let comparing = Promise.resolve()
  const timer = setInterval(() => {
    comparing = compare().catch(() => undefined)
  }, everyMs).unref()
  database.endsWith(async () => {
    clearInterval(timer)
    await comparing
  })
  return () => new Date(elapsedMs() + offsetMs!)
}
