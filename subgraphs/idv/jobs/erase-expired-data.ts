import type { Job } from '#kernel/jobs/job.ts'
import { runInWorkspaces } from '#kernel/jobs/run-in-workspaces.ts'
import { eraseExpiredData as erase } from '#idv/operations/verifications/erase-expired-data.ts'

const WORKSPACES_MAX = 20

const DUE = `select workspace_id as "workspaceId" from (
    select workspace_id, erase_at from idv.verifications where erase_at <= $1 order by erase_at limit 1000) due
  group by workspace_id order by min(erase_at), workspace_id limit ${WORKSPACES_MAX}`

/** Erases pictures and extracted data whose retention has ended. */
export const eraseExpiredData: Job = {
  name: 'idv.erase_expired_data',
  everyMs: 300_000,
  run: worker => runInWorkspaces(worker, DUE, [worker.now()], ctx => erase(ctx, {})),
}
