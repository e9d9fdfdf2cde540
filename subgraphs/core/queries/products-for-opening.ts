import type { Context } from '#kernel/context.ts'

/** Values that an account copies from its product at opening. */
export interface ProductForOpening {
  readonly id: string
  readonly version: number
  readonly category: string
  readonly currency: string
  readonly status: string
  readonly openingMinor: bigint
  readonly minimumMinor: bigint
  readonly overdraftMinor: bigint
}

const COLUMNS =
  'id, version, category, currency, status, minimum_opening_minor as "openingMinor", minimum_balance_minor as "minimumMinor", overdraft_minor as "overdraftMinor"'
const BY_ID = `select ${COLUMNS} from core.products where workspace_id = $1 and id = $2`
const NEWEST = `select ${COLUMNS} from core.products where workspace_id = $1 and category = $2 and currency = $3 and status = 'ACTIVE' order by id desc limit 1`

/** The product with this id, in any status. */
export async function productById(
  { database, actor: { workspaceId } }: Context,
  id: string,
): Promise<ProductForOpening | undefined> {
  return (await database.read<ProductForOpening>(workspaceId, BY_ID, [workspaceId, id]))[0]
}

/** The active product for an account type and currency; the newest if there are several. */
export async function activeProduct(
  { database, actor: { workspaceId } }: Context,
  accountType: string,
  currency: string,
): Promise<ProductForOpening | undefined> {
  return (
    await database.read<ProductForOpening>(workspaceId, NEWEST, [workspaceId, accountType, currency])
  )[0]
}
