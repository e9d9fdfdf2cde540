import { command } from '#kernel/command.ts'
import { allow } from '#kernel/principal.ts'

const MAKE_DUE = `
  update core.transaction_progress progress set due_at = $3
  from core.transactions posting
  where posting.workspace_id = $1 and posting.metadata ? 'paymentId' and posting.metadata ->> 'paymentId' = $2
    and progress.workspace_id = $1 and progress.transaction_id = posting.id and progress.status = 'PENDING' and progress.due_at > $3
  returning 1`

/** Makes a pending transfer due at once, because an analyst has decided on it. Payments of other domains are ignored. */
export const reviewHeldBankTransfer = command(
  async (tx, { paymentId }: { paymentId: string }): Promise<boolean> => {
    allow(tx.actor, { kinds: ['platform'] })
    return (await tx.sql(MAKE_DUE, [tx.actor.workspaceId, paymentId, tx.now()])).length > 0
  },
)
