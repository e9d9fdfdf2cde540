/** For writing down how an attempt ended. */
const AFTER_TIMEOUT_MS = 15_000

/** How long an attempt without an end keeps its delivery from everybody else, when a receiver may take that long. */
export const leaseMs = (timeoutMs: number): number => timeoutMs + AFTER_TIMEOUT_MS
