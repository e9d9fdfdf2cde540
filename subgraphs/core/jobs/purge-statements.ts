import { deleteSequences } from '#kernel/events/sequence.ts'
import type { Job } from '#kernel/jobs/job.ts'
import { events } from '#core/events.ts'

const BATCH = 500
const CHUNK_BATCH = 200

/** Deletes statements whose retention has ended: first the chunks of their documents, then the statements without chunks. */
export const purgeStatements: Job = {
  name: 'core.purge_statements',
  everyMs: 10 * 60_000,
  async run({ sql, transaction, now }) {
    const chunks = await sql(
      `delete from core.statement_chunks where (workspace_id, statement_id, number) in (
         select chunk.workspace_id, chunk.statement_id, chunk.number
         from (select workspace_id, id from core.statements where expires_at <= $1 order by expires_at limit ${BATCH}) expired
         join core.statement_chunks chunk on chunk.workspace_id = expired.workspace_id and chunk.statement_id = expired.id
         limit ${CHUNK_BATCH})
       returning 1`,
      [now()],
    )
    if (chunks.length > 0) return chunks.length
    return transaction(async within => {
      const removed = await within<{ workspaceId: string; id: string }>(
        `delete from core.statements where (workspace_id, id) in (
           select workspace_id, id from core.statements where expires_at <= $1 order by expires_at limit ${BATCH})
         returning workspace_id as "workspaceId", id`,
        [now()],
      )
      await deleteSequences(within, events.statement_requested.aggregate, removed)
      return removed.length
    })
  },
}
