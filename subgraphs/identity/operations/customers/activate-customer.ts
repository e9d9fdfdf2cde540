import { command } from '#kernel/command.ts'
import { events } from '#identity/events.ts'
import { admitKeeper } from '#identity/rules/admit.ts'
import { changeCustomerStatus } from './change-customer-status.ts'

/** Activates a customer that was suspended or waits for review. */
export const activateCustomer = command(async (tx, { id }: { readonly id: string }) => {
  admitKeeper(tx)
  return changeCustomerStatus(tx, { id, to: 'ACTIVE', event: events.customer_activated })
})
