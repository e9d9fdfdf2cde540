import type { Reaction } from '#kernel/events/reactions.ts'
import { endAccountsOfCustomer } from '#core/operations/accounts/end-accounts-of-customer.ts'

/** Closes remaining accounts of a closed customer, including one opened concurrently with the closure. */
export const onCustomerClosed: Reaction = {
  name: 'core.end_accounts_of_customer',
  on: ['identity.customer_closed'],
  run: (ctx, { aggregateId }) => endAccountsOfCustomer(ctx, { customerId: aggregateId }),
}
