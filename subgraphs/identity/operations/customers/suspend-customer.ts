import { command } from '#kernel/command.ts'
import { events } from '#identity/events.ts'
import { admitKeeper } from '#identity/rules/admit.ts'
import { changeCustomerStatus } from './change-customer-status.ts'

/** Suspends a customer: its sessions end, it cannot sign in, and the other domains hold its work until it is active again. */
export const suspendCustomer = command(
  async (tx, { id, reason }: { readonly id: string; readonly reason?: string | null }) => {
    admitKeeper(tx)
    return changeCustomerStatus(tx, { id, to: 'SUSPENDED', event: events.customer_suspended, reason })
  },
)
