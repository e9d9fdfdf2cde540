import type { Context } from '#kernel/context.ts'
import { demoProducts } from './demo/products.ts'
import { seedFees } from './operations/seed-fees.ts'

/** What the demonstration's workspaces have in core banking. */
export async function demo(ctx: Context): Promise<void> {
  await demoProducts(ctx)
  await seedFees(ctx, undefined)
}
