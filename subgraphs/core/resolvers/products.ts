import type { Context } from '#kernel/context.ts'
import { formatMinor } from '#kernel/money.ts'
import { activateProduct } from '#core/operations/products/activate-product.ts'
import { createProduct, type NewProduct } from '#core/operations/products/create-product.ts'
import { retireProduct } from '#core/operations/products/retire-product.ts'
import { updateProduct, type UpdateProduct } from '#core/operations/products/update-product.ts'
import {
  product,
  productById,
  products as productPage,
  type ProductRow,
  type ProductsArgs,
} from '#core/queries/products.ts'
import { dormancyDaysOf } from '#core/rules/accounts/dormancy.ts'
import type { Resolvers } from '#core/schema.gen.ts'

interface Id {
  readonly id: string
}

export const products = {
  Query: {
    product: (_: unknown, { id }: Id, ctx: Context) => product(ctx, id),
    products: (_: unknown, args: ProductsArgs, ctx: Context) => productPage(ctx, args),
  },
  Mutation: {
    createProduct: (_: unknown, { input }: { input: NewProduct }, ctx: Context) => createProduct(ctx, input),
    updateProduct: (_: unknown, { id, input }: Id & { input: Omit<UpdateProduct, 'id'> }, ctx: Context) =>
      updateProduct(ctx, { id, ...input }),
    activateProduct: (_: unknown, key: Id, ctx: Context) => activateProduct(ctx, key),
    retireProduct: (_: unknown, key: Id, ctx: Context) => retireProduct(ctx, key),
  },
  Product: {
    __resolveReference: ({ id }: Id, ctx: Context) => productById(ctx, id),
    minimumOpening: (row: ProductRow) => formatMinor(row.minimumOpeningMinor, row.currency),
    minimumBalance: (row: ProductRow) => formatMinor(row.minimumBalanceMinor, row.currency),
    overdraftLimit: (row: ProductRow) => formatMinor(row.overdraftMinor, row.currency),
    dormancyDays: dormancyDaysOf,
  },
} satisfies Resolvers
