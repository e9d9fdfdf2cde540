const LEAST_MS = 1_000
const MOST_MS = 600_000

/** How long to leave alone what has waited for so long already: soon at first, then rarer, at most ten minutes. */
export const pauseMs = (waitedMs: number): number => Math.min(MOST_MS, Math.max(LEAST_MS, waitedMs))
