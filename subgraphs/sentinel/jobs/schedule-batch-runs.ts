import type { Job } from '#kernel/jobs/job.ts'
import { WATCHED } from '#sentinel/batch-runs/profiles-of-run.ts'
import { scheduleBatchRun } from '#sentinel/operations/batch-runs/schedule-batch-run.ts'

/** Hour in UTC at which the nightly run of a day is due. */
const HOUR = 2

/** Workspaces that had watched profiles by then and have no run for the day. */
const DUE = `select workspace_id as "workspaceId" from (select distinct workspace_id from sentinel.profiles where ${WATCHED} and created_at < $1) watched
  where not exists (select 1 from sentinel.batch_runs run where run.workspace_id = watched.workspace_id and run.scheduled_on = $2::date)
  order by workspace_id`

/** The hour of the day of a time, if it has passed. */
function dueAt(now: Date): Date | undefined {
  const due = new Date(now)
  due.setUTCHours(HOUR, 0, 0, 0)
  return due <= now ? due : undefined
}

/** Starts the nightly run of each workspace. A worker that was down at the hour starts it later on the same day. */
export const scheduleBatchRuns: Job = {
  name: 'sentinel.schedule_batch_runs',
  everyMs: 10 * 60_000,
  async run(worker) {
    const due = dueAt(worker.now())
    if (!due) return 0
    for (const { workspaceId } of await worker.sql<{ workspaceId: string }>(DUE, [
      due,
      due.toISOString().slice(0, 10),
    ]))
      try {
        await scheduleBatchRun(await worker.contextIn(workspaceId), { dueAt: due })
      } catch (error) {
        worker.log({ error, workspaceId }, 'failed to schedule a batch run')
      }
    // All workspaces were visited, so there is nothing to repeat at once.
    return 0
  },
}
