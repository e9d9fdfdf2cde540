import type { Duty } from '#kernel/subgraph.ts'
import { watchForReturn } from '../operations/watch-for-return.ts'
import { claim, stepClaimed } from './claimed.ts'

const WATCHED = claim('returns_due_at', 'returns_due_at is not null')

/** Looks after transfers that were paid out; apart from the others, of which there are fewer and which matter more. */
export const watchForReturns: Duty = {
  name: 'remittance.watch_for_returns',
  everyMs: 1_000,
  run: worker => stepClaimed(worker, WATCHED, watchForReturn),
}
