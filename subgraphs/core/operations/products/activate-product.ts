import { command } from '#kernel/command.ts'
import { events } from '#core/events.ts'
import { admitRole } from '#core/rules/rights.ts'
import { changeProductStatus } from './change-product-status.ts'

/** Activates a product, so that accounts can be opened under it. A retired product cannot be activated. */
export const activateProduct = command(async (tx, { id }: { readonly id: string }) => {
  admitRole(tx.actor, 'admin')
  return changeProductStatus(tx, { id, to: 'ACTIVE', event: events.product_activated })
})
