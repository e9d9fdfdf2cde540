import type { Job } from '#kernel/graph/subgraph.ts'

const BATCH = 500
const RETENTION_MS = 24 * 3_600_000

/** Purges markers of processed ledger events whose reaction entry has been purged, so that the event cannot be delivered again. */
export const purgeProcessedLedgerEvents: Job = {
  name: 'core.purge_processed_ledger_events',
  everyMs: 60_000,
  async run({ sql, now }) {
    const removed = await sql(
      `delete from core.processed_ledger_events where (workspace_id, event_id) in (
         select workspace_id, event_id from core.processed_ledger_events mark where processed_at < $1
           and not exists (select 1 from kernel.reactions reaction where reaction.workspace_id = mark.workspace_id and reaction.event_id = mark.event_id)
         order by processed_at limit ${BATCH})
       returning 1`,
      [new Date(now().getTime() - RETENTION_MS)],
    )
    return removed.length
  },
}
