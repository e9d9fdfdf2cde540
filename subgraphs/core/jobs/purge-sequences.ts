import type { Job } from '#kernel/jobs/job.ts'

const BATCH = 500
/** Days after its last day for which a sequence stays, far longer than time zones and clocks of processes differ. */
const RETENTION_MS = 30 * 24 * 3_600_000

/** Deletes the sequences of past days: each day's references have their own. */
export const purgeSequences: Job = {
  name: 'core.purge_sequences',
  everyMs: 10 * 60_000,
  async run({ sql, now }) {
    const removed = await sql(
      `delete from core.sequence_allocations where (workspace_id, name) in (
         select workspace_id, name from core.sequence_allocations where last_day < $1::date order by last_day limit ${BATCH})
       returning 1`,
      [new Date(now().getTime() - RETENTION_MS).toISOString().slice(0, 10)],
    )
    return removed.length
  },
}
