import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { claimedRights, claimSubject } from '#kernel/claim-subject.ts'
import type { IdempotencyClaim } from '#kernel/context.ts'
import { keepAnswer, keptAnswer } from '#kernel/idempotency.ts'
import type { Principal } from '#kernel/principal.ts'
import { sharedRuns } from '#kernel/underway.ts'
import type { Edge } from './edge.ts'
import { jsonAnswer, type Answer } from './failure.ts'

export const REPLAYED = { 'idempotent-replayed': 'true' } as const

/** What the caller claims with the key. A caller without a workspace, or without a credential, has nothing to keep it under. */
export function claimOf(key: string | undefined, actor: Principal, request: Pick<FastifyRequest, 'method' | 'url'>, body: Buffer | undefined): IdempotencyClaim | undefined {
  if (key === undefined || actor.kind === 'anonymous' || actor.workspaceId === '') return undefined
  const fingerprint = createHash('sha256').update(`${request.method} ${request.url}\n`).update(body ?? '').update(claimedRights(actor)).digest('hex')
  return { key, subject: claimSubject(actor, 'rest'), fingerprint }
}

/** What a run came to, and whether a repeat is to be given the same bytes. */
export interface Outcome { readonly answer: Answer; readonly isKept: boolean }

export interface Claimed {
  readonly claim: IdempotencyClaim
  readonly workspaceId: string
  readonly at: Date
  /** Aborted when the caller has gone. */
  readonly signal: AbortSignal
  readonly run: () => Promise<Outcome>
}

/** What answers are kept with. */
type Kept = Pick<Edge, 'database' | 'keys' | 'log'>

/** Runs a claim once: equal claims at the same time share the run, and later ones get the bytes that it was answered with. */
export function createOnce(edge: Kept): (claimed: Claimed) => Promise<Answer> {
  const runs = sharedRuns<Answer>()
  return async claimed => {
    const { answer, isShared } = await runs(claimed.workspaceId, claimed.claim, claimed.signal, () => answerOnce(edge, claimed))
    return isShared ? replayed(answer) : answer
  }
}

async function answerOnce({ log, ...source }: Kept, { claim, workspaceId, at, run }: Claimed): Promise<Answer> {
  const kept = await keptAnswer(source, workspaceId, claim, at)
  if (kept) return replayed(kept.body === '' ? jsonAnswer(kept.status, undefined) : { ...jsonAnswer(kept.status, null), body: kept.body })
  const { answer, isKept } = await run()
  // The effect stands already. Where its answer cannot be kept, a repeat is answered from the effect's own record.
  if (isKept) await keepAnswer(source, workspaceId, claim, answer).catch((error: unknown) => log({ error }, 'an answer could not be kept under its key'))
  return answer
}

const replayed = (answer: Answer): Answer => ({ ...answer, headers: { ...answer.headers, ...REPLAYED } })
