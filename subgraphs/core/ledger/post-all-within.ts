import type { Tx } from '#kernel/command.ts'
import { refuse } from '#kernel/refusals.ts'
import { refusalOf } from './outcomes.ts'
import { newIds, POST, valuesOf, type PostRow } from './post-call.ts'
import type { Posting } from './posting.ts'

/** Makes postings as a part of a larger change: all of them or, with that change, none. Their keys are the change's own. */
export async function postAllWithin(tx: Tx, postings: readonly Posting[]): Promise<string[]> {
  const ids = postings.map(newIds)
  const [row] = await tx.sql<PostRow & Record<string, unknown>>(POST, valuesOf(postings, ids, tx.now()))
  const { outcomes, firsts, seconds } = row!
  outcomes.forEach((outcome, index) => {
    // The policy has changed since they were made: whoever tries again makes them anew.
    if (outcome === STALE) throw refuse('UNAVAILABLE', { retryAfterS: 1 })
    if (outcome !== 0) throw refusalOf(outcome, firsts[index]!, seconds[index]!, postings[index]!.currency)
  })
  return ids.map(({ id }) => id)
}

const STALE = 90
