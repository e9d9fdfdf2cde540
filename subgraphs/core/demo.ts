import type { Context } from '#kernel/context.ts'
import type { DemoWorkspace } from '#kernel/graph/subgraph.ts'
import { demoBranches } from './demo/branches.ts'
import { demoCurrencies } from './demo/currencies.ts'
import { demoFiscalYears } from './demo/fiscal-years.ts'
import { demoInstitution } from './demo/institution.ts'
import { demoJournalHistory } from './demo/journal-history.ts'
import { demoLoanPortfolio } from './demo/loan-portfolio.ts'
import { demoProducts } from './demo/products.ts'
import { seedFees } from './operations/pricing/seed-fees.ts'

/** Core banking data of the demo workspaces. */
export async function demo(ctx: Context): Promise<void> {
  await demoBranches(ctx)
  await demoProducts(ctx)
  await seedFees(ctx, undefined)
  await demoCurrencies(ctx)
  await demoInstitution(ctx)
  await demoFiscalYears(ctx)
}

/** The journals of a small bank in the workspaces of `demo`, and loans in its sandbox; `rival` has none. */
export async function demoHistory(ctx: Context, { tenant, environment }: DemoWorkspace): Promise<void> {
  if (tenant !== 'demo') return
  await demoJournalHistory(ctx)
  if (environment === 'sandbox') await demoLoanPortfolio(ctx)
}
