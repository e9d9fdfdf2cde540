import type { Job } from './job.ts'

const BATCH = 500

/** Deletes expired idempotency keys, so that the table does not grow with every request. */
export const purgeExpiredKeys: Job = {
  name: 'kernel.purge_expired_keys',
  everyMs: 60_000,
  async run({ sql, now }) {
    // The condition is repeated because a key can be claimed again between the subquery and the delete.
    const removed = await sql(
      `delete from kernel.idempotency where expires_at <= $1 and (workspace_id, subject, key) in (
         select workspace_id, subject, key from kernel.idempotency where expires_at <= $1 order by expires_at limit ${BATCH})
       returning 1`,
      [now()],
    )
    return removed.length
  },
}

/** Retention of relayed events, for failing event handlers and for investigations. */
const RELAYED_RETENTION_MS = 30 * 24 * 3_600_000

/** Deletes events that were relayed before the retention period and have no pending event handlers. */
export const purgeRelayedEvents: Job = {
  name: 'kernel.purge_relayed_events',
  everyMs: 60_000,
  async run({ sql, now }) {
    const removed = await sql(
      `delete from kernel.outbox where (workspace_id, id) in (
         select workspace_id, id from kernel.outbox event where relayed_at < $1
           and not exists (select 1 from kernel.reactions reaction where reaction.workspace_id = event.workspace_id and reaction.event_id = event.id)
         order by relayed_at limit ${BATCH})
       returning 1`,
      [new Date(now().getTime() - RELAYED_RETENTION_MS)],
    )
    return removed.length
  },
}

/** Deletes ended rate-limit windows; the next request of the credential starts a new one. */
export const purgeEndedWindows: Job = {
  name: 'kernel.purge_ended_windows',
  everyMs: 60_000,
  async run({ sql, now }) {
    // The condition is repeated because a window can be restarted between the subquery and the delete.
    const removed = await sql(
      `delete from kernel.limit_windows where ends_at <= $1 and (workspace_id, bucket) in (
         select workspace_id, bucket from kernel.limit_windows where ends_at <= $1 order by ends_at limit ${BATCH})
       returning 1`,
      [now()],
    )
    return removed.length
  },
}

/** Deletes nonces of calls between processes whose signatures have expired. */
export const purgeCallNonces: Job = {
  name: 'kernel.purge_call_nonces',
  everyMs: 60_000,
  async run({ sql }) {
    const removed = await sql(
      `delete from kernel.call_nonces where (workspace_id, nonce) in (
         select workspace_id, nonce from kernel.call_nonces where expires_at <= clock_timestamp() order by expires_at limit ${BATCH})
       returning 1`,
    )
    return removed.length
  },
}
