import type { Expiry } from './expiry.ts'

const DUE = `select id from core.standing_instructions where workspace_id = $1 and status = 'PAUSED' and end_date <= $2`

const END = `update core.standing_instructions set status = 'COMPLETED', updated_at = $3
  where workspace_id = $1 and id in (${DUE} order by id limit $4 for update) returning id`

/** Completes paused standing instructions whose last date has passed. An active one is completed with its last due date. */
export const pausedInstructions: Expiry = {
  async isDue({ database, actor: { workspaceId } }, date) {
    const rows = await database.read(workspaceId, `${DUE} limit 1`, [workspaceId, date])
    return rows.length > 0
  },
  async end(tx, date, max) {
    const rows = await tx.sql<{ id: string }>(END, [tx.actor.workspaceId, date, tx.now(), max])
    return rows.map(({ id }) => id)
  },
}
