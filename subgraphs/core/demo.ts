import type { Context } from '#kernel/context.ts'
import { demoBranches } from './demo/branches.ts'
import { demoCurrencies } from './demo/currencies.ts'
import { demoInstitution } from './demo/institution.ts'
import { demoProducts } from './demo/products.ts'
import { seedFees } from './operations/pricing/seed-fees.ts'

/** Core banking data of the demo workspaces. */
export async function demo(ctx: Context): Promise<void> {
  await demoBranches(ctx)
  await demoProducts(ctx)
  await seedFees(ctx, undefined)
  await demoCurrencies(ctx)
  await demoInstitution(ctx)
}
