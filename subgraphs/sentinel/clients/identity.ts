import type { Context } from '#kernel/context.ts'
import { domainCall } from '#kernel/graph/domain-call.ts'

export const CUSTOMER_OF_PROFILE = domainCall<
  { externalId: string },
  { customer: { readonly id: string } | null }
>('query CustomerOfProfile($externalId: String!) { customer(externalId: $externalId) { id } }')

/** Platform's id of the customer with this tenant's id; null when identity has none. */
export const platformCustomerIdOf = async (ctx: Context, customerId: string): Promise<string | null> =>
  (await ctx.callDomain(ctx, CUSTOMER_OF_PROFILE, { externalId: customerId })).customer?.id ?? null
