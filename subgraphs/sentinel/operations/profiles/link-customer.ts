import { command } from '#kernel/command.ts'
import { allow } from '#kernel/principal.ts'

export interface LinkCustomer {
  /** The tenant's id. */
  readonly customerId: string
  readonly platformCustomerId: string
}

const LINK = `update sentinel.profiles set platform_customer_id = $3
  where workspace_id = $1 and customer_id = $2 and details is not null and platform_customer_id is distinct from $3`

/** Stores which customer of identity a profile is about, so that events about this customer are found. The profile of an erased customer is not linked again. */
export const linkCustomer = command(
  async (tx, { customerId, platformCustomerId }: LinkCustomer): Promise<void> => {
    allow(tx.actor, { kinds: ['platform'] })
    await tx.sql(LINK, [tx.actor.workspaceId, customerId, platformCustomerId])
  },
)
