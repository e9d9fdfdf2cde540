import type { Tx } from '#kernel/command.ts'
import { events } from '#identity/events.ts'

export type CustomerEndReason = 'customer_suspended' | 'customer_closed' | 'customer_erased'

const VOID_TOKENS = 'delete from identity.handoff_tokens where workspace_id = $1 and customer_id = $2'

const END = `update identity.sessions set ended_at = $3, end_reason = $4
  where workspace_id = $1 and customer_id = $2 and ended_at is null returning id`

/**
 * Ends every session of a customer and voids its handoff tokens. The caller holds the customer's row `for update`. Starting a
 * session and minting a token lock that row `for share`, so neither runs concurrently.
 */
export async function endSessions(tx: Tx, customerId: string, reason: CustomerEndReason): Promise<void> {
  const { workspaceId } = tx.actor
  await tx.sql(VOID_TOKENS, [workspaceId, customerId])
  const ended = await tx.sql<{ id: string }>(END, [workspaceId, customerId, tx.now(), reason])
  for (const { id } of ended) tx.emit(events.session_ended, id, { sessionId: id, reason })
}
