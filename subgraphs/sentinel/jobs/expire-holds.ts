import type { Job } from '#kernel/jobs/job.ts'
import { expireProtectiveHolds } from '#sentinel/operations/holds/expire-protective-holds.ts'
import { runInWorkspaces } from '#kernel/jobs/run-in-workspaces.ts'

const BATCH_SIZE = 20

const DUE = `select workspace_id as "workspaceId" from (
    select workspace_id, expires_at from sentinel.holds
    where status in ('PLACED', 'EXTENDED_10', 'EXTENDED_30') and expires_at <= $1 order by expires_at limit 1000) due
  group by workspace_id order by min(expires_at), workspace_id limit ${BATCH_SIZE}`

/** Expires holds whose end has passed. */
export const expireHolds: Job = {
  name: 'sentinel.expire_holds',
  everyMs: 1_000,
  run: worker => runInWorkspaces(worker, DUE, [worker.now()], ctx => expireProtectiveHolds(ctx, {})),
}
