import { command } from '#kernel/command.ts'
import { events } from '../events.ts'
import { admitRole } from '../rules/rights.ts'
import { changeProductStatus } from './change-product-status.ts'

/** Ends a product for good: no account is opened as it any more, and those that were stay as they are. */
export const retireProduct = command(async (tx, { id }: { readonly id: string }) => {
  admitRole(tx.actor, 'admin')
  return changeProductStatus(tx, { id, to: 'RETIRED', event: events.product_retired })
})
