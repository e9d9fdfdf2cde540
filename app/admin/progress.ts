import { SingleBar } from 'cli-progress'
import type { Progress } from '#kernel/backup/backup.ts'

const UNITS = ['B', 'KB', 'MB', 'GB', 'TB'] as const

/** Formats a number of bytes: 1536 is "1.5 KB". */
export function sizeOf(bytes: number): string {
  const power = bytes < 1024 ? 0 : Math.min(Math.floor(Math.log(bytes) / Math.log(1024)), UNITS.length - 1)
  const value = bytes / 1024 ** power
  return `${power === 0 || value >= 100 ? Math.round(value) : value.toFixed(1)} ${UNITS[power]}`
}

export interface ShownProgress extends Progress {
  /** Removes the progress bar, so that the next output starts on a new line. */
  stop(): void
}

const LINE_MS = 10_000

/**
 * Shows the progress of long work on standard error, so that standard output can be piped: a bar with the remaining time on a
 * terminal, otherwise a line every ten seconds.
 */
export function shownProgress(
  isTerminal: boolean,
  stream: NodeJS.WriteStream = process.stderr,
): ShownProgress {
  let total = 0
  if (!isTerminal) {
    let reportedAt = performance.now()
    return {
      total(bytes) {
        total = bytes
      },
      at(bytes, what) {
        if (performance.now() - reportedAt < LINE_MS) return
        reportedAt = performance.now()
        stream.write(
          `${total === 0 ? 100 : Math.min(100, Math.floor((100 * bytes) / total))} %  ${sizeOf(bytes)}  ${what}\n`,
        )
      },
      done: () => undefined,
      stop: () => undefined,
    }
  }
  const bar = new SingleBar({
    format: '{bar} {percentage} %  {done} of {all}  {eta_formatted} left  {what}',
    barsize: 24,
    stream,
    hideCursor: true,
    clearOnComplete: true,
    etaBuffer: 50,
    barCompleteChar: '█',
    barIncompleteChar: '░',
    fps: 5,
    gracefulExit: false,
  })
  return {
    total(bytes) {
      total = bytes
      bar.start(Math.max(bytes, 1), 0, { what: '', done: sizeOf(0), all: sizeOf(bytes) })
    },
    at: (bytes, what) => bar.update(Math.min(bytes, total), { what, done: sizeOf(Math.min(bytes, total)) }),
    done: () => undefined,
    stop: () => bar.stop(),
  }
}
