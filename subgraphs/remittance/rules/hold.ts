const FIRST_MS = 1_000
const MOST_MS = 60_000

/** How long a held transfer waits before screening is asked again: a second, doubling, at most a minute. */
export const holdDelayMs = (attempts: number): number => Math.min(MOST_MS, FIRST_MS * 2 ** Math.min(attempts, 16))
