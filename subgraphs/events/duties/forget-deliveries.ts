import type { Duty } from '#kernel/subgraph.ts'

const BATCH = 500
/** For as long people can see what was sent to them and have it sent again. */
const KEPT_MS = 30 * 24 * 3_600_000

/** Removes deliveries that ended long ago, with their attempts. */
export const forgetDeliveries: Duty = {
  name: 'events.forget_deliveries',
  everyMs: 60_000,
  async run({ sql, now }) {
    // The condition stands twice: a delivery can be begun anew between the two looks at it.
    const removed = await sql(
      `delete from events.deliveries where ended_at < $1 and (workspace_id, id) in (
         select workspace_id, id from events.deliveries where ended_at < $1 order by ended_at limit ${BATCH})
       returning 1`, [new Date(now().getTime() - KEPT_MS)])
    return removed.length
  },
}
