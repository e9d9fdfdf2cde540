import type { Context } from '#kernel/context.ts'
import { columnsOf, type Row } from '#kernel/database/columns.ts'
import { planOnce } from '#kernel/database/connection.ts'
import { inOrder, loader } from '#kernel/graph/loader.ts'
import { connection, type Connection, type PageArguments } from '#kernel/page.ts'
import { equalities, positionAfter } from '#kernel/page-statements.ts'
import { LoanProduct } from '#core/entities/loans/loan-product.ts'
import { refuse } from '#core/errors.ts'
import type { LoanProductVersionTerms } from '#core/rules/loans/product-version.ts'
import { admitRole } from '#core/rules/rights.ts'

export type LoanProductRow = Omit<Row<typeof LoanProduct>, 'terms'> & {
  readonly terms: LoanProductVersionTerms
}

export const LOAN_PRODUCT_COLUMNS = columnsOf(LoanProduct, 'product')

const BY_IDS = planOnce(
  `select ${LOAN_PRODUCT_COLUMNS} from core.loan_products product where workspace_id = $1 and id = any($2::uuid[])`,
)

export const loanProductById = loader<string, LoanProductRow>(async (ctx, ids) => {
  admitRole(ctx.actor, 'viewer')
  const { workspaceId } = ctx.actor
  const rows = await ctx.database.read<LoanProductRow>(workspaceId, BY_IDS, [workspaceId, ids])
  return inOrder(ids, rows, ({ id }) => id)
})

/** Reads a loan product of the workspace. */
export async function loanProduct(ctx: Context, id: string): Promise<LoanProductRow> {
  admitRole(ctx.actor, 'viewer')
  const found = await loanProductById(ctx, id)
  if (!found) throw refuse('LOAN_PRODUCT_NOT_FOUND')
  return found
}

export interface LoanProductPage extends PageArguments {
  readonly currency?: string | null
  readonly code?: string | null
}

const LIST = 'core.loan_products'

/** A page of the workspace's loan products, newest first. */
export async function loanProducts(
  ctx: Context,
  { first, after, currency, code }: LoanProductPage,
): Promise<Connection<LoanProductRow>> {
  admitRole(ctx.actor, 'viewer')
  const { workspaceId } = ctx.actor
  const { at, id } = positionAfter(ctx, LIST, after)
  const { text, values } = equalities({ currency, code }, 5)
  const rows = await ctx.database.read<LoanProductRow>(
    workspaceId,
    `select ${LOAN_PRODUCT_COLUMNS} from core.loan_products product
    where workspace_id = $1 and (created_at, id) < ($2, $3)${text} order by created_at desc, id desc limit $4`,
    [workspaceId, at, id, first + 1, ...values],
  )
  return connection(ctx, LIST, rows, { first, after }, row => ({ at: row.createdAt, id: row.id }))
}
