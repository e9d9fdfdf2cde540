import { command } from '#kernel/command.ts'
import { hasOpenAccounts } from '#identity/clients/core.ts'
import { refuse } from '#identity/errors.ts'
import { events } from '#identity/events.ts'
import { admitKeeper } from '#identity/rules/admit.ts'
import { changeCustomerStatus } from './change-customer-status.ts'

interface CloseCustomer {
  readonly id: string
  readonly reason?: string | null
}

/** Closes a customer permanently, once all of its accounts are closed. */
export const closeCustomer = command({
  async prepare(ctx, { id }: CloseCustomer) {
    admitKeeper(ctx)
    return hasOpenAccounts(ctx, id)
  },
  async write(tx, { id, reason }, hasAccounts) {
    if (hasAccounts) throw refuse('CUSTOMER_HAS_ACCOUNTS')
    return changeCustomerStatus(tx, { id, to: 'CLOSED', event: events.customer_closed, reason })
  },
})
