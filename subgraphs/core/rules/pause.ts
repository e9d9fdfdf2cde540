const LEAST_MS = 1_000
const MOST_MS = 600_000

/** Delay until the next attempt, growing with the time waited so far, up to ten minutes. */
export const pauseMs = (waitedMs: number): number => Math.min(MOST_MS, Math.max(LEAST_MS, waitedMs))
