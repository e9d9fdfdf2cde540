import type { Context } from '#kernel/context.ts'
import { planOnce } from '#kernel/database/connection.ts'
import { columnsOf, type Row } from '#kernel/database/columns.ts'
import { inOrder, loader } from '#kernel/graph/loader.ts'
import { connection, decodeCursor, type Connection } from '#kernel/page.ts'
import { Product } from '#core/entities/product.ts'
import { admitRole } from '#core/rules/rights.ts'
import type { InterestTerms, ProductCategory, ProductStatus } from '#core/rules/product.ts'

export type ProductRow = Omit<Row<typeof Product>, 'category' | 'status' | 'interest'> & {
  readonly category: ProductCategory
  readonly status: ProductStatus
  readonly interest: InterestTerms | null
}

export const PRODUCT_COLUMNS = columnsOf(Product, 'product')

const BY_IDS = planOnce(
  `select ${PRODUCT_COLUMNS} from core.products product where workspace_id = $1 and id = any($2::uuid[])`,
)

export const productById = loader<string, ProductRow>(async (ctx, ids) => {
  admitRole(ctx.actor, 'viewer')
  const { workspaceId } = ctx.actor
  return inOrder(
    ids,
    await ctx.database.read<ProductRow>(workspaceId, BY_IDS, [workspaceId, ids]),
    ({ id }) => id,
  )
})

/** A product of the workspace; null if there is none with this id. */
export async function product(ctx: Context, id: string): Promise<ProductRow | null> {
  admitRole(ctx.actor, 'viewer')
  return (await productById(ctx, id)) ?? null
}

export interface ProductsArgs {
  readonly first?: number | null
  readonly after?: string | null
  readonly category?: ProductCategory | null
  readonly currency?: string | null
  readonly status?: ProductStatus | null
  readonly code?: string | null
}

/** A position after every row. */
const START = { at: new Date('9999-12-31T00:00:00Z'), id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' }
const LIST = 'products'

/** A page of the workspace's products, newest first. One statement text per combination of filters, so that each has its own plan. */
export async function products(
  ctx: Context,
  { first, after = null, category, currency, status, code }: ProductsArgs,
): Promise<Connection<ProductRow>> {
  admitRole(ctx.actor, 'viewer')
  const { workspaceId } = ctx.actor
  const many = first ?? 50
  const { at, id } = after === null ? START : decodeCursor(ctx, LIST, after)
  const wanted = Object.entries({ code, category, currency, status }).filter(
    ([, value]) => value !== null && value !== undefined,
  )
  const condition = wanted.map(([column], index) => ` and ${column} = $${index + 5}`).join('')
  const text = `select ${PRODUCT_COLUMNS} from core.products product
    where workspace_id = $1 and (created_at, id) < ($2, $3)${condition} order by created_at desc, id desc limit $4`
  const rows = await ctx.database.read<ProductRow>(workspaceId, text, [
    workspaceId,
    at,
    id,
    many + 1,
    ...wanted.map(([, value]) => value),
  ])
  return connection(ctx, LIST, rows, { first: many, after }, row => ({ at: row.createdAt, id: row.id }))
}
