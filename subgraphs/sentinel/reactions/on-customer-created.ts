import type { Reaction } from '#kernel/events/reactions.ts'
import { linkCustomer } from '#sentinel/operations/profiles/link-customer.ts'

const PROFILE = 'select 1 from sentinel.profiles where workspace_id = $1 and customer_id = $2'

/** Links a customer who was enrolled before identity had them. */
export const onCustomerCreated: Reaction = {
  name: 'sentinel.link_created_customer',
  on: ['identity.customer_created'],
  run: async (ctx, { workspaceId, data }) => {
    const { customerId, externalId } = data as { readonly customerId: string; readonly externalId: string }
    // Almost no new customer is enrolled, and this read costs less than an operation.
    const [profile] = await ctx.database.read(workspaceId, PROFILE, [workspaceId, externalId])
    if (profile) await linkCustomer(ctx, { customerId: externalId, platformCustomerId: customerId })
  },
}
