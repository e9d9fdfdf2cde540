import type { Context } from '#kernel/context.ts'
import { createLoanProduct, type NewLoanProduct } from '#core/operations/loans/create-loan-product.ts'

const PRODUCTS: readonly NewLoanProduct[] = [
  {
    code: 'LOAN-SME',
    name: 'Working capital',
    currency: 'NGN',
    interestRate: '24',
    rateType: 'DECLINING',
    amortization: 'EQUAL_INSTALLMENT',
    repaymentFrequency: 'MONTHLY',
    dayCount: 'THIRTY_360',
    minPrincipal: '50000',
    maxPrincipal: '5000000',
    minInstallments: 3,
    maxInstallments: 24,
    fees: [{ name: 'Processing fee', type: 'PERCENTAGE', value: '1', timing: 'DISBURSEMENT' }],
    latePenalty: { type: 'PERCENTAGE', value: '2', graceDays: 5 },
  },
  {
    code: 'LOAN-SALARY',
    name: 'Salary advance',
    currency: 'NGN',
    interestRate: '30',
    rateType: 'FLAT',
    amortization: 'EQUAL_INSTALLMENT',
    repaymentFrequency: 'MONTHLY',
    dayCount: 'THIRTY_360',
    minPrincipal: '10000',
    maxPrincipal: '500000',
    minInstallments: 1,
    maxInstallments: 12,
  },
]

const READ = 'select id, code from core.loan_products where workspace_id = $1 and code = any($2::text[])'

/** Creates the missing loan products, and returns the ids of all of them by code. */
export async function demoLoanProducts(ctx: Context): Promise<ReadonlyMap<string, string>> {
  const { workspaceId } = ctx.actor
  const present = await ctx.database.read<{ id: string; code: string }>(workspaceId, READ, [
    workspaceId,
    PRODUCTS.map(({ code }) => code),
  ])
  const ids = new Map(present.map(({ id, code }) => [code, id]))
  for (const product of PRODUCTS)
    if (!ids.has(product.code)) ids.set(product.code, (await createLoanProduct(ctx, product)).id)
  return ids
}
