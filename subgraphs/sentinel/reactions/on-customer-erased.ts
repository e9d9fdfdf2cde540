import type { Reaction } from '#kernel/events/reactions.ts'
import { eraseElderProfile } from '#sentinel/operations/profiles/erase-elder-profile.ts'

/** Erases the personal data of a customer's elder profile. */
export const onCustomerErased: Reaction = {
  name: 'sentinel.erase_elder_profile',
  on: ['identity.customer_erased'],
  run: async (ctx, { data }) => {
    const { externalId } = data as { readonly externalId?: string }
    if (externalId !== undefined) await eraseElderProfile(ctx, { customerId: externalId })
  },
}
