import type { Job } from '#kernel/jobs/job.ts'
import { endWaiting } from '#webhooks/operations/end-waiting.ts'

const BATCH_SIZE = 8
/** The relay may have been creating a delivery while its subscription was deleted; after this pause that has finished. */
const SETTLED_AFTER_S = 60

const LOCK = `select workspace_id as "workspaceId", id from webhooks.subscriptions
  where due_at <= $1 and (deleted_at is not null or status = 'DISABLED') order by due_at limit ${BATCH_SIZE} for no key update skip locked`

const RECORD_END = `update webhooks.subscriptions
  set due_at = case when deleted_at + make_interval(secs => ${SETTLED_AFTER_S}) > $3 then deleted_at + make_interval(secs => ${SETTLED_AFTER_S}) end
  where workspace_id = $1 and id = $2`

/**
 * Fails the deliveries that still wait for deleted or disabled subscriptions: the rest of a large number, and those created
 * while the others were being failed.
 */
export const endWaitingDeliveries: Job = {
  name: 'webhooks.end_waiting_deliveries',
  everyMs: 5_000,
  run: ({ transaction, now }) =>
    transaction(async sql => {
      const at = now()
      const over = await sql<{ workspaceId: string; id: string }>(LOCK, [at])
      for (const { workspaceId, id } of over)
        if (await endWaiting(sql, workspaceId, id, at)) await sql(RECORD_END, [workspaceId, id, at])
      return over.length
    }),
}
