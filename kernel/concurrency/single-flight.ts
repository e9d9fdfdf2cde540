import type { IdempotencyClaim } from '#kernel/context.ts'
import { refuse } from '#kernel/refusals.ts'

export interface Shared<Result> {
  readonly result: Result
  /** Whether another request ran the work and this one shares its result. */
  readonly isShared: boolean
}

interface Run<Result> {
  readonly fingerprint: string
  readonly signal: AbortSignal
  readonly result: Promise<Result>
}

/**
 * Shares one run between concurrent equal claims in this process; the same key with another request is a conflict. The signal
 * is that of the request that started the run: when its client disconnects, the run is aborted and a waiting request starts the next.
 */
export function singleFlight<Result>(): (
  workspaceId: string,
  claim: IdempotencyClaim,
  signal: AbortSignal,
  run: () => Promise<Result>,
) => Promise<Shared<Result>> {
  const running = new Map<string, Run<Result>>()

  return async (workspaceId, claim, signal, run) => {
    const name = JSON.stringify([workspaceId, claim.subject, claim.key])
    for (let first = running.get(name); first; first = running.get(name)) {
      if (first.fingerprint !== claim.fingerprint) throw refuse('IDEMPOTENCY_CONFLICT')
      const result = await first.result
      if (!first.signal.aborted) return { result: result, isShared: true }
    }
    const pending = run()
    running.set(name, { fingerprint: claim.fingerprint, signal, result: pending })
    try {
      return { result: await pending, isShared: false }
    } finally {
      running.delete(name)
    }
  }
}
