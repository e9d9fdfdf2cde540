import type { Tx } from '#kernel/command.ts'

/** Batch size, so that the subscription's row is not locked for long. */
const BATCH_SIZE = 1_000

const END = `update webhooks.deliveries set status = 'FAILED', due_at = null, ended_at = $3
  where workspace_id = $1 and id in (
    select id from webhooks.deliveries where workspace_id = $1 and subscription_id = $2 and due_at is not null limit ${BATCH_SIZE} for no key update)
  returning 1`

/** Fails one batch of the deliveries that wait for a subscription. Returns whether none is left. */
export async function endWaiting(
  sql: Tx['sql'],
  workspaceId: string,
  subscriptionId: string,
  at: Date,
): Promise<boolean> {
  const ended = await sql(END, [workspaceId, subscriptionId, at])
  return ended.length < BATCH_SIZE
}
