import type { Context } from '#kernel/context.ts'
import { seedFees } from './operations/seed-fees.ts'

/** Fills a workspace of the demonstration. */
export async function demo(ctx: Context): Promise<void> {
  await seedFees(ctx, undefined)
}
