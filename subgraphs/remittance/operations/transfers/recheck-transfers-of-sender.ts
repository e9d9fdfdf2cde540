import { command } from '#kernel/command.ts'
import { allow } from '#kernel/principal.ts'

const MAKE_DUE = `update remittance.transfers set due_at = $3
  where workspace_id = $1 and customer_id = $2 and hold = 'SENDER_SUSPENDED' and due_at > $3 returning 1`

/** Makes a customer's held transfers due, because the customer's status has changed. */
export const recheckTransfersOfSender = command(
  async (tx, { customerId }: { readonly customerId: string }): Promise<number> => {
    allow(tx.actor, { kinds: ['platform'] })
    return (await tx.sql(MAKE_DUE, [tx.actor.workspaceId, customerId, tx.now()])).length
  },
)
