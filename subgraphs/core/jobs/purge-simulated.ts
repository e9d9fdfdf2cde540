import type { Job } from '#kernel/jobs/job.ts'

const BATCH = 500
/** Retention of what the simulated rail received, for the comparison of a test with what it was sent. */
const RETENTION_MS = 30 * 24 * 3_600_000

/**
 * Deletes the simulated rail's rows about transfers that ended. A transfer without a result still needs its row: without it, the rail
 * would not know the transfer, and the money would be returned. A real rail writes no such rows.
 */
export const purgeSimulated: Job = {
  name: 'core.purge_simulated',
  everyMs: 10 * 60_000,
  async run({ sql, now }) {
    const removed = await sql(
      `delete from core.simulated_rail_transfers where (workspace_id, reference) in (
         select workspace_id, reference from core.simulated_rail_transfers simulated where first_sent_at < $1
           and not exists (
             select 1 from core.transactions transaction
             join core.transaction_progress progress on progress.workspace_id = transaction.workspace_id and progress.transaction_id = transaction.id
             where transaction.workspace_id = simulated.workspace_id and transaction.reference = simulated.reference
               and (progress.status in ('PENDING', 'PROCESSING') or progress.due_at is not null))
         order by first_sent_at limit ${BATCH})
       returning 1`,
      [new Date(now().getTime() - RETENTION_MS)],
    )
    return removed.length
  },
}
