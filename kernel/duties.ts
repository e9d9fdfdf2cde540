import type { Duty } from './subgraph.ts'

const BATCH = 500

/** Removes the records of idempotency keys that are new again, so that the table does not grow with every request. */
export const forgetExpiredKeys: Duty = {
  name: 'kernel.forget_expired_keys',
  everyMs: 60_000,
  async run({ sql, now }) {
    // The condition stands twice: a key can be claimed anew between the two looks at it.
    const removed = await sql(
      `delete from kernel.idempotency where expires_at <= $1 and (workspace_id, subject, key) in (
         select workspace_id, subject, key from kernel.idempotency where expires_at <= $1 order by expires_at limit ${BATCH})
       returning 1`, [now()])
    return removed.length
  },
}

/** Facts stay for a while after they were relayed, for reactions that fail and for people who look for a cause. */
const RELAYED_KEPT_MS = 30 * 24 * 3_600_000

/** Removes facts that were relayed long ago and that nothing has to react to any more. */
export const forgetRelayedFacts: Duty = {
  name: 'kernel.forget_relayed_facts',
  everyMs: 60_000,
  async run({ sql, now }) {
    const removed = await sql(
      `delete from kernel.outbox where (workspace_id, id) in (
         select workspace_id, id from kernel.outbox fact where relayed_at < $1
           and not exists (select 1 from kernel.reactions reaction where reaction.workspace_id = fact.workspace_id and reaction.fact_id = fact.id)
         order by relayed_at limit ${BATCH})
       returning 1`, [new Date(now().getTime() - RELAYED_KEPT_MS)])
    return removed.length
  },
}

/** Removes windows of rate limits that are over; the next request of their credential begins a new one. */
export const forgetEndedWindows: Duty = {
  name: 'kernel.forget_ended_windows',
  everyMs: 60_000,
  async run({ sql, now }) {
    // The condition stands twice: a window can be begun anew between the two looks at it.
    const removed = await sql(
      `delete from kernel.limit_windows where ends_at <= $1 and (workspace_id, bucket) in (
         select workspace_id, bucket from kernel.limit_windows where ends_at <= $1 order by ends_at limit ${BATCH})
       returning 1`, [now()])
    return removed.length
  },
}

/** Removes claims of calls between processes whose signatures no process accepts any longer. */
export const purgeCallNonces: Duty = {
  name: 'kernel.purge_call_nonces',
  everyMs: 60_000,
  async run({ sql }) {
    const removed = await sql(
      `delete from kernel.call_nonces where (workspace_id, nonce) in (
         select workspace_id, nonce from kernel.call_nonces where expires_at <= clock_timestamp() order by expires_at limit ${BATCH})
       returning 1`)
    return removed.length
  },
}
