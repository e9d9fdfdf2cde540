import pino from 'pino'
import { prettyLine } from './pretty-line.ts'

/** Lines are buffered up to this size or for this time; errors and the end of the process flush the buffer at once. */
const GATHERED_BYTES = 64 * 1024
const GATHERED_MS = 200
/** Maximum of one write, which includes lines that arrived during the previous write. */
const WRITTEN_BYTES_MAX = 256 * 1024
/** When the reader of standard error stalls, lines beyond this buffer size are dropped. */
const WAITING_BYTES_MAX = 16 * 1024 * 1024

export interface Destination {
  write(line: string): void
  flush(): void
}

let destination: Destination | undefined

/** Standard error, written in the background so that requests do not wait for log writes. The buffer is flushed however the process ends, except on SIGKILL. The first call decides the format for the process. */
export function standardError({ isLogPretty = false } = {}): Destination {
  return (destination ??= open(isLogPretty ? prettyLine : line => line))
}

/** Passes lines as bytes: for strings the stream would measure the whole buffer with each line. */
function open(formatted: (line: string) => string): Destination {
  const stream = pino.destination({
    dest: 2,
    sync: false,
    contentMode: 'buffer',
    minLength: GATHERED_BYTES,
    maxWrite: WRITTEN_BYTES_MAX,
    periodicFlush: GATHERED_MS,
    maxLength: WAITING_BYTES_MAX,
  })
  const write = stream.write.bind(stream) as unknown as (bytes: Buffer) => boolean
  return {
    write: line => {
      write(Buffer.from(formatted(line)))
    },
    flush: () => stream.flush(),
  }
}
