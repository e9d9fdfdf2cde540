import type { Job } from '#kernel/jobs/job.ts'
import { LOCK_CALLBACK_TARGETS_EXCLUSIVE } from '#webhooks/operations/lock-callback-targets.ts'

const BATCH = 500
/** Retention of ended deliveries, during which they can be read and retried. */
const RETENTION_MS = 30 * 24 * 3_600_000

// The condition is repeated, because a delivery can be retried between the two statements.
const PURGE = `delete from webhooks.deliveries where ended_at < $1 and (workspace_id, id) in (
    select workspace_id, id from webhooks.deliveries where ended_at < $1 order by ended_at limit ${BATCH})
  returning workspace_id as "workspaceId", subscription_id as "subscriptionId"`

const PURGE_TARGETS = `delete from webhooks.subscriptions target
  using (select distinct workspace_id, id from unnest($1::uuid[], $2::uuid[]) as purged (workspace_id, id)) purged
  where target.workspace_id = purged.workspace_id and target.id = purged.id and target.kind = 'CALLBACK_TARGET'
    and not exists (select from webhooks.deliveries where workspace_id = target.workspace_id and subscription_id = target.id)`

interface PurgedDelivery {
  readonly workspaceId: string
  readonly subscriptionId: string
}

/**
 * Deletes deliveries that ended before the retention period, with their attempts, and then the callback targets that have no delivery left.
 */
export const purgeDeliveries: Job = {
  name: 'webhooks.purge_deliveries',
  everyMs: 60_000,
  run: ({ transaction, now }) =>
    transaction(async sql => {
      const purged = await sql<PurgedDelivery>(PURGE, [new Date(now().getTime() - RETENTION_MS)])
      if (purged.length === 0) return 0
      await sql(LOCK_CALLBACK_TARGETS_EXCLUSIVE)
      await sql(PURGE_TARGETS, [
        purged.map(({ workspaceId }) => workspaceId),
        purged.map(({ subscriptionId }) => subscriptionId),
      ])
      return purged.length
    }),
}
