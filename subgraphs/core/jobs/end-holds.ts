import type { Job } from '#kernel/jobs/job.ts'
import { endHolds as end } from '#core/operations/holds/end-holds.ts'

const BATCH_SIZE = 50

// Holds that a posting has ended are included, since their expiry is not published yet.
const DUE = `select distinct "workspaceId", "accountId" from (
    (select workspace_id as "workspaceId", account_id as "accountId" from core.holds
      where remaining_minor > 0 and expires_at <= $1 order by expires_at limit ${BATCH_SIZE})
    union all
    (select workspace_id, account_id from core.holds where status = 'EXPIRED' and expiry_published_at is null order by expires_at limit ${BATCH_SIZE})) due`

/** Ends expired holds, account by account. */
export const endHolds: Job = {
  name: 'core.end_holds',
  everyMs: 1_000,
  async run(worker) {
    const due = await worker.sql<{ workspaceId: string; accountId: string }>(DUE, [worker.now()])
    let ended = 0
    for (const { workspaceId, accountId } of due) {
      try {
        ended += await end(await worker.contextIn(workspaceId), { accountId })
      } catch (error) {
        worker.log({ error, workspaceId, accountId }, 'holds could not be ended')
      }
    }
    return ended
  },
}
