import { command } from '#kernel/command.ts'
import { allow } from '#kernel/principal.ts'
import { events } from '#core/events.ts'

/** At most one head per workspace is published in this interval. */
export const HEAD_EVERY_MS = 3_600_000

const PUBLISH = `update core.ledger_chains chain set published_position = chain.position, published_at = $2
  where workspace_id = $1 and position > published_position and published_at <= $3
  returning position::text, block_number::text as "blockNumber", encode(hash, 'hex') as hash`

/**
 * Publishes the head of the workspace's hash chain, for the tenant to store outside this database: a recomputed chain does not
 * contain that head. Returns whether a head was due.
 */
export const publishLedgerHead = command(
  async (tx): Promise<boolean> => {
    allow(tx.actor, { kinds: ['platform'] })
    const { workspaceId } = tx.actor
    const at = tx.now()
    const [head] = await tx.sql<{ position: string; blockNumber: string; hash: string }>(PUBLISH, [
      workspaceId,
      at,
      new Date(at.getTime() - HEAD_EVERY_MS),
    ])
    if (!head) return false
    tx.emit(events.ledger_head_published, workspaceId, { ...head, publishedAt: at.toISOString() })
    return true
  },
  { storage: 'one-time' },
)
