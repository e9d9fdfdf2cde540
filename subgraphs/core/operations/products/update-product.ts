import { command } from '#kernel/command.ts'
import { invalid } from '#kernel/refusals.ts'
import { refuse } from '#core/errors.ts'
import { events } from '#core/events.ts'
import { PRODUCT_COLUMNS, type ProductRow } from '#core/queries/products.ts'
import { areSameTerms, nextTerms, type GivenTerms } from '#core/rules/product.ts'
import { admitRole } from '#core/rules/rights.ts'
import { saveVersion, lockProduct } from './product-version.ts'

export interface UpdateProduct extends GivenTerms {
  readonly id: string
}

const WRITE = `update core.products as product set version = version + 1, name = $3, minimum_opening_minor = $4, minimum_balance_minor = $5,
    overdraft_minor = $6, overdraft_rate = $7, interest = $8, inactive_days = $9, dormant_days = $10, break_penalty_percent = $11, updated_at = $12
  where workspace_id = $1 and id = $2 returning ${PRODUCT_COLUMNS}`

/** Creates the next version of a product. Accounts keep the version under which they were opened. */
export const updateProduct = command(async (tx, { id, ...given }: UpdateProduct): Promise<ProductRow> => {
  admitRole(tx.actor, 'admin')
  const before = await lockProduct(tx, id)
  if (before.status === 'RETIRED') throw refuse('PRODUCT_RETIRED')
  const { terms, issues } = nextTerms(before, given, before.currency)
  if (issues.length > 0) throw invalid(issues)
  if (areSameTerms(before, terms)) return before
  const [row] = await tx.sql<ProductRow>(WRITE, [
    tx.actor.workspaceId,
    id,
    terms.name,
    terms.minimumOpeningMinor,
    terms.minimumBalanceMinor,
    terms.overdraftMinor,
    terms.overdraftRate,
    terms.interest && JSON.stringify(terms.interest),
    terms.inactiveDays,
    terms.dormantDays,
    terms.breakPenaltyPercent,
    tx.now(),
  ])
  await saveVersion(tx, row!)
  tx.emit(events.product_updated, id, {
    productId: id,
    code: row!.code,
    version: row!.version,
    updatedBy: tx.actor.subjectId,
  })
  return row!
})
