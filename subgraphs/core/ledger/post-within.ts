import type { Tx } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { refuse } from '#kernel/refusals.ts'
import { events } from '#core/events.ts'
import type { TransactionRow } from '#core/queries/posted-transaction.ts'
import { refusalOf } from './outcomes.ts'
import { evictPolicy } from './policy.ts'
import { POST, withParts, type PostRow } from './post-call.ts'
import { valuesOf, type AttemptIds, type PostValues } from './post-parameters.ts'
import { resultOf } from './post-result.ts'
import { mayRetryPricing, transactionOf } from './post.ts'
import type { Posted, Posting, PostResult } from './posting.ts'

/** Thrown inside `retryOnStalePricing` if the policy or the protective holds have changed since the postings were built. */
const STALE = new Error('the policy or the protective holds have changed')
const NONE: ReadonlySet<string> = new Set()

export type PostedOrRefused = Posted | Extract<PostResult, { kind: 'refused' }>

/** Postings with the values of their call, which can be built before the transaction begins. */
export interface PreparedPostings {
  readonly postings: readonly Posting[]
  /** Ids of the postings and of their parts, in the order of the call. */
  readonly ids: readonly AttemptIds[]
  /** Where each posting is among them. */
  readonly positions: readonly number[]
  readonly values: PostValues
}

/** With given ids, the postings have no parts. */
export function preparePostings(
  postings: readonly Posting[],
  given?: readonly AttemptIds[],
): PreparedPostings {
  const { sent, ids, positions } = given
    ? { sent: postings, ids: given, positions: [...postings.keys()] }
    : withParts(postings)
  return { postings, ids, positions, values: valuesOf(sent, ids) }
}

/**
 * Posts within the transaction of a larger change, without separate keys. Some postings may be refused while others are posted. Locks
 * the accounts in the common order, so the change may only lock its key, or accounts in that order, beforehand. Call only inside
 * `retryOnStalePricing`, with postings that `protect` has examined if they debit customers.
 */
export async function postEachWithin(
  tx: Tx,
  postings: readonly Posting[],
  ids?: readonly AttemptIds[],
): Promise<PostedOrRefused[]> {
  return postings.length === 0 ? [] : postPreparedWithin(tx, preparePostings(postings, ids))
}

/** Like `postEachWithin`, with postings that are prepared. */
export async function postPreparedWithin(
  tx: Tx,
  { ids, positions, values }: PreparedPostings,
): Promise<PostedOrRefused[]> {
  const [row] = await tx.sql<PostRow>(POST, values(tx.now()))
  const results = positions.map(position => resultOf(row!, position, ids[position]!, NONE))
  if (results.some(({ kind }) => kind === 'stale' || kind === 'stale-protection')) throw STALE
  return results.map(result => {
    if (result.kind === 'posted' || result.kind === 'refused') return result
    throw new Error(`a posting without a key returned ${result.kind}`)
  })
}

/** Like `postEachWithin`, but throws the first refusal, so all are posted or none. */
export async function postWithin(
  tx: Tx,
  postings: readonly Posting[],
  ids?: readonly AttemptIds[],
): Promise<TransactionRow[]> {
  return (await postEachWithin(tx, postings, ids)).map((result, index) => {
    if (result.kind === 'refused') throw refusalOf(result, postings[index]!)
    return transactionOf(postings[index]!, result)
  })
}

/** Runs a command that posts, and retries it if the policy or the protective holds have changed; the earlier transaction, with its key, is rolled back. */
export async function retryOnStalePricing<Result>(ctx: Context, run: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      const result = await run()
      ctx.onCommitted([{ type: events.transactions_posted.type, aggregateId: ctx.actor.workspaceId }])
      return result
    } catch (error) {
      if (error !== STALE) throw error
      evictPolicy(ctx)
      if (!mayRetryPricing(ctx)) throw refuse('UNAVAILABLE', { retryAfterS: 1 })
    }
  }
}
