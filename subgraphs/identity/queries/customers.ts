import type { Context } from '#kernel/context.ts'
import { connection, decodeCursor, type Connection } from '#kernel/page.ts'
import { admitReader } from '#identity/rules/admit.ts'
import { normalPhone } from '#identity/rules/phone.ts'
import { emailHash, numberHash, phoneHash } from '#identity/sealed-customer.ts'
import { CUSTOMER_COLUMNS, readCustomers } from './customer.ts'
import type { Customer, CustomerStatus, CustomerType, KycStatus } from '#identity/customer-record.ts'

export interface CustomersArgs {
  readonly first?: number | null
  readonly after?: string | null
  readonly kycStatus?: KycStatus | null
  readonly phone?: string | null
  readonly email?: string | null
  readonly bvn?: string | null
  readonly nin?: string | null
  readonly tin?: string | null
  readonly customerNumber?: string | null
  readonly externalId?: string | null
  readonly status?: CustomerStatus | null
  readonly type?: CustomerType | null
}

const page = (condition: string): string => `select ${CUSTOMER_COLUMNS} from identity.customers
  where workspace_id = $1 and (created_at, id) < ($2, $3)${condition}
  order by created_at desc, id desc limit $4`

/** Later than every row. */
const START = { at: new Date('9999-12-31T00:00:00Z'), id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' }
const LIST = 'customers'

/**
 * A page of the workspace's customers, newest first. A separate statement for each combination of filters, so that each has its
 * own plan.
 */
export async function customers(
  ctx: Context,
  { first, after = null, ...filters }: CustomersArgs,
): Promise<Connection<Customer>> {
  admitReader(ctx)
  const many = first ?? 50
  const { at, id } = after === null ? START : decodeCursor(ctx, LIST, after)
  const wanted = Object.entries(conditionsOf(ctx, filters)).filter(([, value]) => value !== null)
  const condition = wanted.map(([column], index) => ` and ${column} = $${index + 5}`).join('')
  const rows = await readCustomers(ctx, page(condition), [
    at,
    id,
    many + 1,
    ...wanted.map(([, value]) => value),
  ])
  return connection(ctx, LIST, rows, { first: many, after }, row => ({ at: row.createdAt, id: row.id }))
}

/** The columns of the filters; encrypted values are found by their hash. */
function conditionsOf(
  { keys, actor: { workspaceId } }: Context,
  { kycStatus, phone, email, bvn, nin, tin, customerNumber, externalId, status, type }: CustomersArgs,
): Readonly<Record<string, string | null>> {
  return {
    phone_hash: phone ? phoneHash(keys, workspaceId, normalPhone(phone, null)) : null,
    email_hash: email ? emailHash(keys, workspaceId, email) : null,
    bvn_hash: bvn ? numberHash(keys, workspaceId, 'bvn', bvn) : null,
    nin_hash: nin ? numberHash(keys, workspaceId, 'nin', nin) : null,
    tin_hash: tin ? numberHash(keys, workspaceId, 'tin', tin) : null,
    external_id: externalId ?? null,
    customer_number: customerNumber ?? null,
    kyc_status: kycStatus ?? null,
    status: status ?? null,
    type: type ?? null,
  }
}
