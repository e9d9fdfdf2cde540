import type { Job } from '#kernel/jobs/job.ts'

const BATCH = 500
/** Retention of ended deliveries, during which they can be read and retried. */
const RETENTION_MS = 30 * 24 * 3_600_000

/** Deletes deliveries that ended before the retention period, with their attempts. */
export const purgeDeliveries: Job = {
  name: 'webhooks.purge_deliveries',
  everyMs: 60_000,
  async run({ sql, now }) {
    // The condition is repeated, because a delivery can be retried between the two statements.
    const removed = await sql(
      `delete from webhooks.deliveries where ended_at < $1 and (workspace_id, id) in (
         select workspace_id, id from webhooks.deliveries where ended_at < $1 order by ended_at limit ${BATCH})
       returning 1`,
      [new Date(now().getTime() - RETENTION_MS)],
    )
    return removed.length
  },
}
