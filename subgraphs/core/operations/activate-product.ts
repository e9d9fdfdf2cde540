import { command } from '#kernel/command.ts'
import { events } from '../events.ts'
import { admitRole } from '../rules/rights.ts'
import { changeProductStatus } from './change-product-status.ts'

/** Lets accounts be opened as the product. One that is retired stays retired. */
export const activateProduct = command(async (tx, { id }: { readonly id: string }) => {
  admitRole(tx.actor, 'admin')
  return changeProductStatus(tx, { id, to: 'ACTIVE', event: events.product_activated })
})
