import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { allow } from '#kernel/principal.ts'
import { customerIdOf } from '#remittance/clients/identity.ts'

// A payout that its partner never acknowledged has no hold of its own; a protective hold delays sending it again.
const MAKE_DUE = `update remittance.transfers set due_at = $3, hold_attempts = 0
  where workspace_id = $1 and customer_id = $2 and due_at > $3
    and (hold = 'PROTECTION' or (status = 'PROCESSING' and payout_state = 'SENT')) returning 1`

/**
 * Makes the transfers and lost payouts of a customer due that wait for a protective hold, because one of the customer's holds has ended.
 * Elder protection then decides again, because another hold may cover them. Returns their number.
 */
export const reviewProtectedTransfers = command({
  async prepare(ctx: Context, { externalId }: { readonly externalId: string }) {
    allow(ctx.actor, { kinds: ['platform'] })
    return customerIdOf(ctx, externalId)
  },
  async write(tx, _, customerId): Promise<number> {
    // Customers of elder protection need not be customers of the platform.
    if (customerId === undefined) return 0
    return (await tx.sql(MAKE_DUE, [tx.actor.workspaceId, customerId, tx.now()])).length
  },
})
