import type { Job } from '#kernel/jobs/job.ts'
import { runInWorkspaces } from '#kernel/jobs/run-in-workspaces.ts'
import { publishFailingTargets as publish } from '#webhooks/operations/publish-failing-targets.ts'

const WORKSPACES_MAX = 20

const FAILING = `select workspace_id as "workspaceId" from (
    select workspace_id, failing_at from webhooks.subscriptions where failing_at is not null order by failing_at limit 1000) failing
  group by workspace_id order by min(failing_at) limit ${WORKSPACES_MAX}`

/** Publishes targets that failed for the third time in a row. */
export const publishFailingTargets: Job = {
  name: 'webhooks.publish_failing_targets',
  everyMs: 2_000,
  run: worker => runInWorkspaces(worker, FAILING, [], ctx => publish(ctx, {})),
}
