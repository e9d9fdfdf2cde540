import { command, type Tx } from '#kernel/command.ts'
import { newId } from '#kernel/id.ts'
import { invalid } from '#kernel/refusals.ts'
import { refuse } from '#core/errors.ts'
import { events } from '#core/events.ts'
import { PRODUCT_COLUMNS, type ProductRow } from '#core/queries/products.ts'
import {
  nextTerms,
  type GivenTerms,
  type ProductCategory,
  type ProductStatus,
  type ProductTerms,
} from '#core/rules/product.ts'
import { admitRole } from '#core/rules/rights.ts'
import { saveVersion } from './product-version.ts'

export interface NewProduct extends GivenTerms {
  readonly code: string
  readonly name: string
  readonly category: ProductCategory
  readonly currency: string
}

const NOTHING: ProductTerms = {
  name: '',
  minimumOpeningMinor: 0n,
  minimumBalanceMinor: 0n,
  overdraftMinor: 0n,
  overdraftRate: null,
  interest: null,
  breakPenaltyPercent: null,
  inactiveDays: null,
  dormantDays: null,
}

/** Creates a draft product in its first version. Accounts can be opened under it once it is active. */
export const createProduct = command(
  async (tx, { code, category, currency, ...given }: NewProduct): Promise<ProductRow> => {
    admitRole(tx.actor, 'admin')
    const { terms, issues } = nextTerms(NOTHING, given, currency)
    if (issues.length > 0) throw invalid(issues)
    return addProduct(tx, { code, category, currency, status: 'DRAFT', ...terms })
  },
)

const ADD = `insert into core.products as product (workspace_id, id, code, category, currency, status, version, name, minimum_opening_minor, minimum_balance_minor, overdraft_minor, overdraft_rate, interest, inactive_days, dormant_days, break_penalty_percent, created_at, updated_at)
  values ($1, $2, $3, $4, $5, $6, 1, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $16)
  on conflict (workspace_id, code) do nothing returning ${PRODUCT_COLUMNS}`

interface ProductToAdd extends ProductTerms {
  readonly code: string
  readonly category: ProductCategory
  readonly currency: string
  readonly status: ProductStatus
}

/** Inserts the product; shared with the demo data. */
export async function addProduct(
  tx: Tx,
  {
    code,
    category,
    currency,
    status,
    name,
    minimumOpeningMinor,
    minimumBalanceMinor,
    overdraftMinor,
    overdraftRate,
    interest,
    breakPenaltyPercent,
    inactiveDays,
    dormantDays,
  }: ProductToAdd,
): Promise<ProductRow> {
  const id = newId()
  const [added] = await tx.sql<ProductRow>(ADD, [
    tx.actor.workspaceId,
    id,
    code,
    category,
    currency,
    status,
    name,
    minimumOpeningMinor,
    minimumBalanceMinor,
    overdraftMinor,
    overdraftRate,
    interest && JSON.stringify(interest),
    inactiveDays,
    dormantDays,
    breakPenaltyPercent,
    tx.now(),
  ])
  if (!added) throw refuse('PRODUCT_EXISTS')
  await saveVersion(tx, added)
  tx.emit(events.product_created, id, {
    productId: id,
    code,
    category,
    currency,
    status,
    createdBy: tx.actor.subjectId,
  })
  return added
}
