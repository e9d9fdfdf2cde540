import type { Reaction } from '#kernel/events/reactions.ts'
import { erasePerson } from '#idv/operations/verifications/erase-person.ts'

/** Erases the pictures and extracted data of a customer's verifications. */
export const onCustomerErased: Reaction = {
  name: 'idv.erase_person',
  on: ['identity.customer_erased'],
  run: async (ctx, { data }) => {
    const { externalId } = data as { readonly externalId?: string }
    if (externalId !== undefined) await erasePerson(ctx, { externalId })
  },
}
