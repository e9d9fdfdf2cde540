import type { Reaction } from '#kernel/reactions.ts'
import { endAccountsOfCustomer } from '../operations/end-accounts-of-customer.ts'

/** A customer that is closed has no account in use, also where one was opened while it was being closed. */
export const onCustomerClosed: Reaction = {
  name: 'core.end_accounts_of_customer',
  on: ['identity.customer_closed'],
  run: (ctx, { aggregateId }) => endAccountsOfCustomer(ctx, { customerId: aggregateId }),
}
