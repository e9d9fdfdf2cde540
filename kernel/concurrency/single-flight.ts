import type { IdempotencyClaim } from '#kernel/context.ts'
import { refuse } from '#kernel/refusals.ts'

export interface Shared<Answer> {
  readonly answer: Answer
  /** Whether another request ran the work and this one shares its result. */
  readonly isShared: boolean
}

interface Run<Answer> {
  readonly fingerprint: string
  readonly signal: AbortSignal
  readonly answer: Promise<Answer>
}

/**
 * Shares one run between concurrent equal claims in this process; the same key with another request is a conflict. The signal
 * is that of the request that started the run: when its client disconnects, the run is aborted and a waiting request starts the next.
 */
export function singleFlight<Answer>(): (
  workspaceId: string,
  claim: IdempotencyClaim,
  signal: AbortSignal,
  run: () => Promise<Answer>,
) => Promise<Shared<Answer>> {
  const running = new Map<string, Run<Answer>>()

  return async (workspaceId, claim, signal, run) => {
    const name = JSON.stringify([workspaceId, claim.subject, claim.key])
    for (let first = running.get(name); first; first = running.get(name)) {
      if (first.fingerprint !== claim.fingerprint) throw refuse('IDEMPOTENCY_CONFLICT')
      const answer = await first.answer
      if (!first.signal.aborted) return { answer, isShared: true }
    }
    const answer = run()
    running.set(name, { fingerprint: claim.fingerprint, signal, answer })
    try {
      return { answer: await answer, isShared: false }
    } finally {
      running.delete(name)
    }
  }
}
