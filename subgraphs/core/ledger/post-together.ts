import type { Tx } from '#kernel/command.ts'
import { resultOf } from './lanes.ts'
import { newIds, POST, valuesOf, type PostRow } from './post-call.ts'
import type { Posting, PostResult } from './posting.ts'

// As on the lanes: a plan made while tables were empty would stay for the life of the session.
const AS_ON_LANES = `select set_config('plan_cache_mode', 'force_generic_plan', true), set_config('enable_seqscan', 'off', true),
  set_config('enable_hashjoin', 'off', true), set_config('enable_mergejoin', 'off', true)`

const NONE: ReadonlySet<string> = new Set()

/**
 * Makes postings within a command's transaction, which must have locked nothing behind accounts in the order of locks. They have no
 * keys: the command has. Some may be refused while others stand; whoever wants all or none goes back to a savepoint.
 */
export async function postTogether(tx: Tx, postings: readonly Posting[]): Promise<PostResult[]> {
  await tx.sql(AS_ON_LANES)
  const ids = postings.map(newIds)
  const [row] = await tx.sql<PostRow & Record<string, unknown>>(POST, valuesOf(postings, ids, tx.now()))
  return postings.map((_, index) => resultOf(row!, index, ids[index]!, NONE))
}

/** Thrown where a posting was priced by a policy that is no longer in force: everything goes back, and is tried with the new one. */
const STALE = new Error('the policy has changed meanwhile')

/** The results, unless one of them was not tried because its policy has changed. */
export function unlessStale(results: readonly PostResult[]): readonly PostResult[] {
  if (results.some(({ kind }) => kind === 'stale')) throw STALE
  return results
}

const PRICED_MAX = 5

/** Runs a command again as long as `unlessStale` sends it back. */
export async function repricing<Result>(forget: () => void, run: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run()
    } catch (error) {
      if (error !== STALE || attempt === PRICED_MAX) throw error
      forget()
    }
  }
}
