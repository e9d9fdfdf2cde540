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
