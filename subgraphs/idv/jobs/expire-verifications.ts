import type { Job } from '#kernel/jobs/job.ts'
import { runInWorkspaces } from '#kernel/jobs/run-in-workspaces.ts'
import { expireVerifications as expire } from '#idv/operations/verifications/expire-verifications.ts'

const WORKSPACES_MAX = 20

const DUE = `select workspace_id as "workspaceId" from (
    select workspace_id, expires_at from idv.verifications
    where status = 'PENDING' and expires_at <= $1 order by expires_at limit 1000) due
  group by workspace_id order by min(expires_at), workspace_id limit ${WORKSPACES_MAX}`

/** Expires verifications whose session has ended. */
export const expireVerifications: Job = {
  name: 'idv.expire_verifications',
  everyMs: 1_000,
  run: worker => runInWorkspaces(worker, DUE, [worker.now()], ctx => expire(ctx, {})),
}
