import pino from 'pino'
import { prettyLine } from './pretty-line.ts'

/** Kept in memory until there is this much of it, or the time is over; written at once when something fails, and at the end. */
const GATHERED_BYTES = 64 * 1024
const GATHERED_MS = 200
/** One write takes what was gathered and what came while the one before was under way. */
const WRITTEN_BYTES_MAX = 256 * 1024
/** Where nobody reads what is written, lines are dropped beyond this rather than kept. */
const WAITING_BYTES_MAX = 16 * 1024 * 1024

export interface Destination {
  write(line: string): void
  flush(): void
}

let destination: Destination | undefined

/** Standard error, written in the background: a request does not wait for its line. Whatever ends the process, short of a kill, what was gathered is written. The first call decides the format for the process. */
export function standardError({ isLogPretty = false } = {}): Destination {
  return destination ??= open(isLogPretty ? prettyLine : line => line)
}

/** Lines are handed on as bytes: of texts the stream measures everything gathered so far with each line. */
function open(formatted: (line: string) => string): Destination {
  const stream = pino.destination({
    dest: 2, sync: false, contentMode: 'buffer',
    minLength: GATHERED_BYTES, maxWrite: WRITTEN_BYTES_MAX, periodicFlush: GATHERED_MS, maxLength: WAITING_BYTES_MAX,
  })
  const write = stream.write.bind(stream) as unknown as (bytes: Buffer) => boolean
  return { write: line => { write(Buffer.from(formatted(line))) }, flush: () => stream.flush() }
}
