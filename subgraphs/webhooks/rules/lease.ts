/** Time to store the result of an attempt. */
const AFTER_TIMEOUT_MS = 15_000

/** Lease of an attempt, given the request timeout. */
export const leaseMs = (timeoutMs: number): number => timeoutMs + AFTER_TIMEOUT_MS
