import type { Context } from '#kernel/context.ts'
import { demoProducts } from './demo/products.ts'

/** What the demonstration's workspaces have in core banking. */
export async function demo(ctx: Context): Promise<void> {
  await demoProducts(ctx)
}
