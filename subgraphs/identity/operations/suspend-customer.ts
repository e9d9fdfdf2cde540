import { command } from '#kernel/command.ts'
import { events } from '../events.ts'
import { admitKeeper } from '../rules/admit.ts'
import { changeCustomerStatus } from './change-customer-status.ts'

/** Suspends a customer: no account is opened for it. Those that it has are stopped by freezing them. */
export const suspendCustomer = command(async (tx, { id, reason }: { readonly id: string; readonly reason?: string | null }) => {
  admitKeeper(tx.actor)
  return changeCustomerStatus(tx, { id, to: 'SUSPENDED', event: events.customer_suspended, reason })
})
