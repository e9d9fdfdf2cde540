import type { IdempotencyClaim } from './context.ts'
import { refuse } from './refusals.ts'

export interface Shared<Answer> {
  readonly answer: Answer
  /** Whether another request had the run, and this one only its answer. */
  readonly isShared: boolean
}

/** Lets equal claims at the same time share one run in this process; the key with another request is a conflict. */
export function sharedRuns<Answer>(): (workspaceId: string, claim: IdempotencyClaim, run: () => Promise<Answer>) => Promise<Shared<Answer>> {
  const underway = new Map<string, { fingerprint: string; answer: Promise<Answer> }>()

  return async (workspaceId, claim, run) => {
    const name = JSON.stringify([workspaceId, claim.subject, claim.key])
    const first = underway.get(name)
    if (first && first.fingerprint !== claim.fingerprint) throw refuse('IDEMPOTENCY_CONFLICT')
    if (first) return { answer: await first.answer, isShared: true }
    const answer = run()
    underway.set(name, { fingerprint: claim.fingerprint, answer })
    try {
      return { answer: await answer, isShared: false }
    } finally {
      underway.delete(name)
    }
  }
}
