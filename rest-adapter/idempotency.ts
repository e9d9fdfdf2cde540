import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { claimedRights, claimSubject } from '#kernel/idempotency/claim-subject.ts'
import type { IdempotencyClaim } from '#kernel/context.ts'
import { storeResponse, storedResponse } from '#kernel/idempotency/idempotency.ts'
import type { Principal } from '#kernel/principal.ts'
import { singleFlight } from '#kernel/concurrency/single-flight.ts'
import type { Edge } from './edge.ts'
import { jsonAnswer, type RestResponse } from './failure.ts'

export const REPLAYED = { 'idempotent-replayed': 'true' } as const

/** The idempotency claim of a request; undefined for callers without a credential or workspace. */
export function claimOf(
  key: string | undefined,
  actor: Principal,
  request: Pick<FastifyRequest, 'method' | 'url'>,
  body: Buffer | undefined,
): IdempotencyClaim | undefined {
  if (key === undefined || actor.kind === 'anonymous' || actor.workspaceId === '') return undefined
  const fingerprint = createHash('sha256')
    .update(`${request.method} ${request.url}\n`)
    .update(body ?? '')
    .update(claimedRights(actor))
    .digest('hex')
  return { key, subject: claimSubject(actor, 'rest'), fingerprint }
}

/** The response of a run, and whether a repeat gets the same bytes. */
export interface ReplayOutcome {
  readonly answer: RestResponse
  readonly isKept: boolean
}

export interface ClaimedKey {
  readonly claim: IdempotencyClaim
  readonly workspaceId: string
  readonly at: Date
  /** Aborted when the client disconnects. */
  readonly signal: AbortSignal
  readonly run: () => Promise<ReplayOutcome>
}

/** Dependencies for storing responses. */
type Kept = Pick<Edge, 'database' | 'keys' | 'log'>

/** Runs a claim once: concurrent equal claims share the run, and later ones get the stored bytes. */
export function createOnce(edge: Kept): (claimed: ClaimedKey) => Promise<RestResponse> {
  const runs = singleFlight<RestResponse>()
  return async claimed => {
    const { result: answer, isShared } = await runs(claimed.workspaceId, claimed.claim, claimed.signal, () =>
      answerOnce(edge, claimed),
    )
    return isShared ? replayed(answer) : answer
  }
}

async function answerOnce(
  { log, ...source }: Kept,
  { claim, workspaceId, at, run }: ClaimedKey,
): Promise<RestResponse> {
  const stored = await storedResponse(source, workspaceId, claim, at)
  if (stored)
    return replayed(
      stored.body === ''
        ? jsonAnswer(stored.status, undefined)
        : { ...jsonAnswer(stored.status, null), body: stored.body },
    )
  const { answer, isKept } = await run()
  // The effect is already committed. If its response cannot be stored, a repeat is answered from the stored outcome of the operation.
  if (isKept)
    await storeResponse(source, workspaceId, claim, answer).catch((error: unknown) =>
      log({ error }, 'a response could not be stored under its idempotency key'),
    )
  return answer
}

const replayed = (answer: RestResponse): RestResponse => ({
  ...answer,
  headers: { ...answer.headers, ...REPLAYED },
})
