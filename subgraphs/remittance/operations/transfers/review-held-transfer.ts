import { command } from '#kernel/command.ts'
import { allow } from '#kernel/principal.ts'

const MAKE_DUE = `update remittance.transfers set due_at = $3
  where workspace_id = $1 and id = $2 and hold is not null and due_at > $3 returning 1`

/** Makes a held transfer due at once, because an analyst has decided its payment screening. Payments of other domains are ignored. */
export const reviewHeldTransfer = command(
  async (tx, { transferId }: { transferId: string }): Promise<boolean> => {
    allow(tx.actor, { kinds: ['platform'] })
    return (await tx.sql(MAKE_DUE, [tx.actor.workspaceId, transferId, tx.now()])).length > 0
  },
)
