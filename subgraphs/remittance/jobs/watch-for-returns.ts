import type { Job } from '#kernel/jobs/job.ts'
import { watchForReturn } from '#remittance/operations/transfers/watch-for-return.ts'
import { claimStatement, advanceClaimed } from './advance-claimed.ts'

const WATCHED = claimStatement('returns_due_at', 'returns_due_at is not null')

/** Checks paid transfers for returns. A separate job, because the transfers under way are fewer and more urgent. */
export const watchForReturns: Job = {
  name: 'remittance.watch_for_returns',
  everyMs: 1_000,
  run: worker => advanceClaimed(worker, WATCHED, watchForReturn),
}
