import { deleteSequences } from '#kernel/events/sequence.ts'
import type { Job } from '#kernel/jobs/job.ts'
import { events } from '#remittance/events.ts'

const BATCH = 500
/** Retention of unused quotes after their expiry, so that support can explain a quote that a customer mentions. */
const RETENTION_MS = 30 * 24 * 3_600_000

/** Deletes quotes that expired before the retention period without a transfer. The quote of a transfer is part of its record. */
export const purgeQuotes: Job = {
  name: 'remittance.purge_quotes',
  everyMs: 60_000,
  run: ({ transaction, now }) =>
    transaction(async sql => {
      const removed = await sql<{ workspaceId: string; id: string }>(
        `delete from remittance.quotes where used_by_transfer_id is null and (workspace_id, id) in (
           select workspace_id, id from remittance.quotes where used_by_transfer_id is null and expires_at < $1
           order by expires_at limit ${BATCH})
         returning workspace_id as "workspaceId", id`,
        [new Date(now().getTime() - RETENTION_MS)],
      )
      await deleteSequences(sql, events.quote_created.aggregate, removed)
      return removed.length
    }),
}
