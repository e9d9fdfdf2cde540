import type { Tx } from '#kernel/command.ts'
import type { EventType } from '#kernel/events/outbox.ts'
import { refuse } from '#core/errors.ts'
import { PRODUCT_COLUMNS, type ProductRow } from '#core/queries/products.ts'
import type { ProductStatus } from '#core/rules/product.ts'
import { lockProduct } from './product-version.ts'

const WRITE = `update core.products as product set status = $3, updated_at = $4 where workspace_id = $1 and id = $2 returning ${PRODUCT_COLUMNS}`

/** Sets the status of a product. A product that already has the status is unchanged; RETIRED is permanent. */
export async function changeProductStatus(
  tx: Tx,
  { id, to, event }: { readonly id: string; readonly to: ProductStatus; readonly event: EventType },
): Promise<ProductRow> {
  const before = await lockProduct(tx, id)
  if (before.status === to) return before
  if (before.status === 'RETIRED') throw refuse('PRODUCT_RETIRED')
  const [row] = await tx.sql<ProductRow>(WRITE, [tx.actor.workspaceId, id, to, tx.now()])
  tx.emit(event, id, { productId: id, code: row!.code, changedBy: tx.actor.subjectId })
  return row!
}
