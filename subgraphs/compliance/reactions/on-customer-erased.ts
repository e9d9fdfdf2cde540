import type { Reaction } from '#kernel/events/reactions.ts'
import { recordErasedCustomer } from '#compliance/operations/transactions/record-erased-customer.ts'

/** Records when the personal data of an erased customer's transactions is to be erased. */
export const onCustomerErased: Reaction = {
  name: 'compliance.record_erased_customer',
  on: ['identity.customer_erased'],
  run: (ctx, { aggregateId, data, occurredAt }) => {
    // Events of earlier versions have no external id.
    const { externalId } = data as { readonly externalId?: string }
    return recordErasedCustomer(ctx, {
      customerIds: [aggregateId, ...(externalId === undefined ? [] : [externalId])],
      erasedAt: occurredAt,
    })
  },
}
