const NOTE_MS = 10_000

/** Prints the progress of a verification every ten seconds, and ends it when the process must stop. */
export function progressTo(
  note: (line: string) => void,
  signal: AbortSignal,
  what: string,
): (done: bigint, all: bigint) => void {
  let notedAt = performance.now()
  return (done, all) => {
    signal.throwIfAborted()
    if (performance.now() - notedAt < NOTE_MS) return
    notedAt = performance.now()
    note(`${done} of ${all} ${what} verified`)
  }
}
