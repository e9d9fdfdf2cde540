/** Stops calls to a provider that fails, so that callers do not wait for its timeout. */
export interface CircuitBreaker {
  /** Whether a call may be made now. While the circuit is open, one call in each period tries whether the provider works again. */
  admits(nowMs: number): boolean
  recordSuccess(): void
  recordFailure(nowMs: number): void
}

export interface CircuitLimits {
  /** Failures in a row that open the circuit. */
  readonly failuresMax: number
  readonly openMs: number
}

export function createCircuitBreaker({ failuresMax, openMs }: CircuitLimits): CircuitBreaker {
  let failures = 0
  let opensUntilMs = -Infinity
  return {
    admits(nowMs) {
      if (failures < failuresMax) return true
      if (nowMs < opensUntilMs) return false
      opensUntilMs = nowMs + openMs
      return true
    },
    recordSuccess() {
      failures = 0
    },
    recordFailure(nowMs) {
      failures++
      opensUntilMs = nowMs + openMs
    },
  }
}
