import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { addProduct } from '#core/operations/products/create-product.ts'
import type { InterestTerms, ProductCategory, ProductTerms } from '#core/rules/product.ts'

/** Products of the demo accounts, without minimum opening, minimum balance or overdraft. */
const PRODUCTS: readonly (readonly [
  code: string,
  name: string,
  category: ProductCategory,
  currency: string,
])[] = [
  ['SAV-NGN', 'Savings', 'SAVINGS', 'NGN'],
  ['CUR-NGN', 'Current', 'CURRENT', 'NGN'],
  ['FIX-NGN', 'Fixed deposit', 'FIXED_DEPOSIT', 'NGN'],
  ['DOM-NGN', 'Domiciliary, naira', 'DOMICILIARY', 'NGN'],
  ['JNT-NGN', 'Joint', 'JOINT', 'NGN'],
  ['COR-NGN', 'Corporate', 'CORPORATE', 'NGN'],
  ['DOM-USD', 'Domiciliary, US dollars', 'DOMICILIARY', 'USD'],
  ['DOM-EUR', 'Domiciliary, euro', 'DOMICILIARY', 'EUR'],
  ['DOM-GBP', 'Domiciliary, pounds sterling', 'DOMICILIARY', 'GBP'],
  ['DOM-JPY', 'Domiciliary, yen', 'DOMICILIARY', 'JPY'],
  ['DOM-KWD', 'Domiciliary, Kuwaiti dinars', 'DOMICILIARY', 'KWD'],
]

const FIXED_DEPOSIT_INTEREST: InterestTerms = {
  rate: '12',
  tiers: null,
  calculationMethod: 'DAILY_BALANCE',
  dayCount: 'ACTUAL_365',
  compounding: 'MONTHLY',
  posting: 'MONTHLY',
  withholdingTaxRate: '10',
}

/** Fixed deposits earn interest, of which a quarter is forgone when a term is broken. */
const termsOf = (category: ProductCategory): Pick<ProductTerms, 'interest' | 'breakPenaltyPercent'> =>
  category === 'FIXED_DEPOSIT'
    ? { interest: FIXED_DEPOSIT_INTEREST, breakPenaltyPercent: '25' }
    : { interest: null, breakPenaltyPercent: null }

const READ_CODES = 'select code from core.products where workspace_id = $1 and code = any($2::text[])'

const add = command(
  async (tx, missing: typeof PRODUCTS) => {
    for (const [code, name, category, currency] of missing)
      await addProduct(tx, {
        code,
        name,
        category,
        currency,
        status: 'ACTIVE',
        minimumOpeningMinor: 0n,
        minimumBalanceMinor: 0n,
        overdraftMinor: 0n,
        overdraftRate: null,
        ...termsOf(category),
        inactiveDays: null,
        dormantDays: null,
      })
  },
  { storage: 'one-time' },
)

/** Creates the missing products. */
export async function demoProducts(ctx: Context): Promise<void> {
  const { workspaceId } = ctx.actor
  const present = new Set(
    (
      await ctx.database.read<{ code: string }>(workspaceId, READ_CODES, [
        workspaceId,
        PRODUCTS.map(([code]) => code),
      ])
    ).map(({ code }) => code),
  )
  const missing = PRODUCTS.filter(([code]) => !present.has(code))
  if (missing.length > 0) await add(ctx, missing)
}
