import type { Reaction } from '#kernel/events/reactions.ts'
import { platformCustomerIdOf } from '#sentinel/clients/identity.ts'
import { events } from '#sentinel/events.ts'
import { linkCustomer } from '#sentinel/operations/profiles/link-customer.ts'

/**
 * Links a new profile with the customer in identity. The enrolment does the same when identity responds; this finds a customer that was
 * added between that response and the commit of the profile, and waits for identity when it was unreachable.
 */
export const onProfileCreated: Reaction = {
  name: 'sentinel.link_profile',
  on: [events.profile_created.type],
  run: async (ctx, { data }) => {
    const { customerId } = data as { readonly customerId: string }
    const platformCustomerId = await platformCustomerIdOf(ctx, customerId)
    if (platformCustomerId !== null) await linkCustomer(ctx, { customerId, platformCustomerId })
  },
}
