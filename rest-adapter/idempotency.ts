import type { FastifyRequest } from 'fastify'
import { claimedRights, claimSubject } from '#kernel/idempotency/claim-subject.ts'
import type { Context, IdempotencyClaim } from '#kernel/context.ts'
import { storeRefusal, storeResponse, storedResponse } from '#kernel/idempotency/idempotency.ts'
import type { Principal } from '#kernel/principal.ts'
import type { Refusal } from '#kernel/refusals.ts'
import type { Keyring } from '#kernel/security/keyring.ts'
import { singleFlight } from '#kernel/concurrency/single-flight.ts'
import type { Edge } from './edge.ts'
import { jsonResponse, type RestResponse } from './failure.ts'

export const REPLAYED = { 'idempotent-replayed': 'true' } as const

/** The idempotency claim of a request; undefined for callers without a credential or workspace. */
export async function claimOf(
  key: string | undefined,
  actor: Principal,
  request: Pick<FastifyRequest, 'method' | 'url'>,
  body: Buffer | undefined,
  keys: Keyring,
): Promise<IdempotencyClaim | undefined> {
  const { workspaceId } = actor
  if (key === undefined || actor.kind === 'anonymous' || workspaceId === '') return undefined
  await keys.ready(workspaceId)
  const fingerprint = keys.fingerprint(
    workspaceId,
    `${request.method} ${request.url}\n`,
    body ?? '',
    claimedRights(actor),
  )
  return { key, subject: claimSubject(actor, 'rest'), fingerprint }
}

/** The response of a run, and whether a repeat gets the same bytes. */
export interface ReplayOutcome {
  readonly response: RestResponse
  readonly isStorable: boolean
  /** Why the operation was refused; absent for a success. */
  readonly refusal?: Refusal
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
type StoreDependencies = Pick<Edge, 'database' | 'keys' | 'log'>

/** Runs a claim once: concurrent equal claims share the run, and later ones get the stored bytes. */
export function createRunOnce(edge: StoreDependencies): (claimed: ClaimedKey) => Promise<RestResponse> {
  const runs = singleFlight<RestResponse>()
  return async claimed => {
    const { result: response, isShared } = await runs(
      claimed.workspaceId,
      claimed.claim,
      claimed.signal,
      () => runOrReplay(edge, claimed),
    )
    return isShared ? markReplayed(response) : response
  }
}

async function runOrReplay(
  { log, ...dependencies }: StoreDependencies,
  { claim, workspaceId, at, run }: ClaimedKey,
): Promise<RestResponse> {
  const stored = await storedResponse(dependencies, workspaceId, claim, at)
  if (stored)
    return markReplayed(
      stored.body === ''
        ? jsonResponse(stored.status, undefined)
        : { ...jsonResponse(stored.status, null), body: stored.body },
    )
  const { response, isStorable } = await run()
  // The effect is already committed. If its response cannot be stored, a repeat gets the stored outcome of the operation.
  if (isStorable)
    await storeResponse(dependencies, workspaceId, claim, response).catch((error: unknown) =>
      log({ error }, 'a response could not be stored under its idempotency key'),
    )
  return response
}

/**
 * The response of an operation that stores its own outcome. The rows of a success give a repeat the same bytes; a refusal
 * names the request, so the bytes of the first one are stored, also of one from before the operation used the key.
 */
export async function withStoredRefusal(
  { log, ...dependencies }: StoreDependencies,
  { actor: { workspaceId }, now }: Context,
  claim: IdempotencyClaim,
  { response, isStorable, refusal }: ReplayOutcome,
): Promise<RestResponse> {
  if (!refusal) return response
  const at = now()
  try {
    if (refusal.code === 'IDEMPOTENCY_IN_PROGRESS') {
      // The operation did not use the key, because an earlier request was refused before it did.
      const stored = await storedResponse(dependencies, workspaceId, claim, at)
      return stored ? markReplayed({ ...jsonResponse(stored.status, null), body: stored.body }) : response
    }
    if (!isStorable) return response
    const stored = await storeRefusal(dependencies, workspaceId, claim, { response, refusal, at })
    if (!stored) return response
    const { isReplay, ...earlier } = stored
    return isReplay ? markReplayed({ ...response, ...earlier }) : { ...response, ...earlier }
  } catch (error) {
    log({ error }, 'a refusal could not be stored under its idempotency key')
    return response
  }
}

const markReplayed = (response: RestResponse): RestResponse => ({
  ...response,
  headers: { ...response.headers, ...REPLAYED },
})
