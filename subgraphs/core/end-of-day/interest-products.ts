import type { Context } from '#kernel/context.ts'
import { accrualTermsOf } from '#core/rules/interest/terms.ts'
import type { AccrualTerms } from '#core/rules/interest/accrual.ts'
import { rateUnits } from '#core/rules/interest/terms.ts'
import type { InterestTerms } from '#core/rules/product.ts'

/** A product version whose accounts earn interest or are charged for overdrafts. */
export interface InterestProduct extends AccrualTerms {
  readonly productId: string
  readonly version: number
  readonly currency: string
  /** Percent of the posted interest that is withheld, in 10^-4 percent. */
  readonly withholdingTaxRate: bigint
}

const VERSIONS = `select version.product_id as "productId", version.version, product.currency, version.interest, version.overdraft_rate as "overdraftRate"
  from core.product_versions version
  join core.products product on product.workspace_id = version.workspace_id and product.id = version.product_id
  where version.workspace_id = $1 and (version.interest is not null or version.overdraft_rate is not null)`

interface VersionRow {
  readonly productId: string
  readonly version: number
  readonly currency: string
  readonly interest: InterestTerms | null
  readonly overdraftRate: string | null
}

/** All product versions with interest. Accounts keep the version under which they were opened, so earlier ones count as well. */
export async function interestProducts({
  database,
  actor: { workspaceId },
}: Context): Promise<InterestProduct[]> {
  const rows = await database.read<VersionRow>(workspaceId, VERSIONS, [workspaceId])
  return rows.map(({ productId, version, currency, interest, overdraftRate }) => ({
    productId,
    version,
    currency,
    withholdingTaxRate: rateUnits(interest?.withholdingTaxRate ?? '0'),
    ...accrualTermsOf(interest, overdraftRate, currency),
  }))
}

const HAS_PRODUCTS = `select exists (select from core.product_versions
  where workspace_id = $1 and (interest is not null or overdraft_rate is not null)) as "isFound"`

export async function hasInterestProducts({ database, actor: { workspaceId } }: Context): Promise<boolean> {
  const [row] = await database.read<{ isFound: boolean }>(workspaceId, HAS_PRODUCTS, [workspaceId])
  return row!.isFound
}
