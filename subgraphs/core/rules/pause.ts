const PAUSE_MIN_MS = 1_000
const PAUSE_MAX_MS = 600_000

/** Delay until the next attempt, growing with the time waited so far, up to ten minutes. */
export const pauseMs = (waitedMs: number): number => Math.min(PAUSE_MAX_MS, Math.max(PAUSE_MIN_MS, waitedMs))
