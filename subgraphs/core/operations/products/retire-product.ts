import { command } from '#kernel/command.ts'
import { events } from '#core/events.ts'
import { admitRole } from '#core/rules/rights.ts'
import { changeProductStatus } from './change-product-status.ts'

/** Retires a product permanently: no accounts can be opened under it, and existing accounts are unchanged. */
export const retireProduct = command(async (tx, { id }: { readonly id: string }) => {
  admitRole(tx.actor, 'admin')
  return changeProductStatus(tx, { id, to: 'RETIRED', event: events.product_retired })
})
