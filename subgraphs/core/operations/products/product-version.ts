import type { Tx } from '#kernel/command.ts'
import { refuse } from '#core/errors.ts'
import { PRODUCT_COLUMNS, type ProductRow } from '#core/queries/products.ts'

const LOCK = `select ${PRODUCT_COLUMNS} from core.products product where workspace_id = $1 and id = $2 for no key update`

/** Reads and locks the product. */
export async function lockProduct(tx: Tx, id: string): Promise<ProductRow> {
  const [row] = await tx.sql<ProductRow>(LOCK, [tx.actor.workspaceId, id])
  if (!row) throw refuse('PRODUCT_NOT_FOUND')
  return row
}

const SAVE = `insert into core.product_versions (workspace_id, product_id, version, name, minimum_opening_minor, minimum_balance_minor, overdraft_minor, overdraft_rate, interest, inactive_days, dormant_days, break_penalty_percent, created_by, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`

/** Stores the terms of a product's newest version permanently. */
export async function saveVersion(tx: Tx, row: ProductRow): Promise<void> {
  const {
    id,
    version,
    name,
    minimumOpeningMinor,
    minimumBalanceMinor,
    overdraftMinor,
    overdraftRate,
    interest,
    breakPenaltyPercent,
    inactiveDays,
    dormantDays,
  } = row
  await tx.sql(SAVE, [
    tx.actor.workspaceId,
    id,
    version,
    name,
    minimumOpeningMinor,
    minimumBalanceMinor,
    overdraftMinor,
    overdraftRate,
    interest && JSON.stringify(interest),
    inactiveDays,
    dormantDays,
    breakPenaltyPercent,
    tx.actor.subjectId,
    tx.now(),
  ])
}
