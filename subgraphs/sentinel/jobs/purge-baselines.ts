import type { Job } from '#kernel/jobs/job.ts'

/** Retention of earlier versions, so that signals of the last year can be derived again. */
const RETENTION_MS = 400 * 24 * 3_600_000
const BATCH_SIZE = 1_000

const PURGE = `delete from sentinel.baselines baseline using (
    select workspace_id, id from sentinel.baselines where computed_at < $1 and not is_current order by computed_at limit ${BATCH_SIZE}) old
  where baseline.workspace_id = old.workspace_id and baseline.id = old.id returning 1`

/** Deletes versions of baselines that are neither current nor younger than 400 days. */
export const purgeBaselines: Job = {
  name: 'sentinel.purge_baselines',
  everyMs: 60 * 60_000,
  run: async worker => (await worker.sql(PURGE, [new Date(worker.now().getTime() - RETENTION_MS)])).length,
}
