import type { Reaction } from '#kernel/events/reactions.ts'
import { eraseAccountNames } from '#core/operations/accounts/erase-account-names.ts'

/** Removes names and search tokens from an erased customer's accounts, which are closed, and the texts of its loans; the ledger stays. */
export const onCustomerErased: Reaction = {
  name: 'core.erase_account_names',
  on: ['identity.customer_erased'],
  run: (ctx, { aggregateId, occurredAt }) =>
    eraseAccountNames(ctx, { customerId: aggregateId, erasedAt: occurredAt }),
}
