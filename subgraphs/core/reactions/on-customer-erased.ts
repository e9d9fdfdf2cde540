import type { Reaction } from '#kernel/reactions.ts'
import { eraseAccountNames } from '../operations/erase-account-names.ts'

/** An erased customer's accounts are closed; their names and search tokens go, and the ledger stays. */
export const onCustomerErased: Reaction = {
  name: 'core.erase_account_names',
  on: ['identity.customer_erased'],
  run: (ctx, { aggregateId, occurredAt }) => eraseAccountNames(ctx, { customerId: aggregateId, erasedAt: occurredAt }),
}
