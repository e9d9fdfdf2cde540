import type { Job, Worker } from '#kernel/jobs/job.ts'
import { callContinueListUpdateRun } from '#compliance/clients/compliance.ts'
import { openListUpdateRuns } from '#compliance/operations/lists/open-list-update-runs.ts'
import { runInWorkspaces } from '#kernel/jobs/run-in-workspaces.ts'

const BATCH_SIZE = 20

const UNOPENED = `select monitored.workspace_id as "workspaceId" from compliance.monitored_workspaces monitored
  where exists (select 1 from compliance.list_versions version where version.status in ('ACTIVE', 'SUPERSEDED')
    and version.number > coalesce((select max(known.to_number) from compliance.list_update_runs known
      where known.workspace_id = monitored.workspace_id and known.source = version.source), 0))
  order by monitored.workspace_id limit ${BATCH_SIZE}`

const OPEN = `select workspace_id as "workspaceId" from compliance.list_update_runs where completed_at is null
  group by workspace_id order by min(started_at), workspace_id limit ${BATCH_SIZE}`

/** Compares monitored subjects with what new versions of lists changed. */
export const rescreen: Job = {
  name: 'compliance.continue_list_update_runs',
  everyMs: 1_000,
  async run(worker: Worker) {
    const opened = await runInWorkspaces(worker, UNOPENED, [], ctx => openListUpdateRuns(ctx, {}))
    return opened + (await runInWorkspaces(worker, OPEN, [], callContinueListUpdateRun))
  },
}
