const PAUSE_MIN_MS = 250
const PAUSE_MAX_MS = 600_000

/** Delay before the next check, growing with the time already waited, up to ten minutes. */
export const pauseMs = (waitedMs: number): number => Math.min(PAUSE_MAX_MS, Math.max(PAUSE_MIN_MS, waitedMs))
