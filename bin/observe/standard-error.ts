import pino from 'pino'

/** Kept in memory until there is this much of it, or the time is over; written at once when something fails, and at the end. */
const GATHERED_BYTES = 8 * 1024
const GATHERED_MS = 200
/** Where nobody reads what is written, lines are dropped beyond this rather than kept. */
const WAITING_BYTES_MAX = 16 * 1024 * 1024

type Destination = ReturnType<typeof pino.destination>

let destination: Destination | undefined

/** Standard error, written in the background: a request does not wait for its line. Whatever ends the process, short of a kill, what was gathered is written. */
export function standardError(): Destination {
  destination ??= pino.destination({ dest: 2, sync: false, minLength: GATHERED_BYTES, periodicFlush: GATHERED_MS, maxLength: WAITING_BYTES_MAX })
  return destination
}
