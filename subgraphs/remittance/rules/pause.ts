const LEAST_MS = 250
const MOST_MS = 600_000

/** Delay before the next check, growing with the time already waited, up to ten minutes. */
export const pauseMs = (waitedMs: number): number => Math.min(MOST_MS, Math.max(LEAST_MS, waitedMs))
