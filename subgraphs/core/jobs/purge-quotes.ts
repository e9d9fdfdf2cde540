import type { Job } from '#kernel/jobs/job.ts'

const BATCH = 500
/** Retention after the expiry, during which a transfer with the quote learns why it is refused. */
const RETENTION_MS = 24 * 3_600_000

/** Deletes quotes of conversions that expired a day ago. A transfer keeps the terms of its quote. */
export const purgeQuotes: Job = {
  name: 'core.purge_quotes',
  everyMs: 10 * 60_000,
  async run({ sql, now }) {
    const removed = await sql(
      `delete from core.conversion_quotes where (workspace_id, id) in (
         select workspace_id, id from core.conversion_quotes where expires_at < $1 order by expires_at limit ${BATCH})
       returning 1`,
      [new Date(now().getTime() - RETENTION_MS)],
    )
    return removed.length
  },
}
