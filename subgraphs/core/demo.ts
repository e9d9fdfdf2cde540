import type { Context } from '#kernel/context.ts'
import { demoProducts } from './demo/products.ts'
import { seedFees } from './operations/pricing/seed-fees.ts'

/** Core banking data of the demo workspaces. */
export async function demo(ctx: Context): Promise<void> {
  await demoProducts(ctx)
  await seedFees(ctx, undefined)
}
