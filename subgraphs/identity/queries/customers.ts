import type { Context } from '#kernel/context.ts'
import { connection, decodeCursor, type Connection } from '#kernel/page.ts'
import { admitReader } from '../rules/admit.ts'
import { normalPhone } from '../rules/phone.ts'
import { phoneHash } from '../sealed-customer.ts'
import { CUSTOMER_COLUMNS, readCustomers, type Customer, type KycStatus } from './customer.ts'

export interface CustomersArgs {
  readonly first?: number | null
  readonly after?: string | null
  readonly kycStatus?: KycStatus | null
  readonly phone?: string | null
}

const page = (condition: string): string => `select ${CUSTOMER_COLUMNS} from identity.customers
  where workspace_id = $1 and (created_at, id) < ($2, $3)${condition}
  order by created_at desc, id desc limit $4`

const ALL = page('')
const BY_KYC = page(' and kyc_status = $5')
const BY_PHONE = page(' and phone_hash = $5')
const BY_PHONE_AND_KYC = page(' and phone_hash = $5 and kyc_status = $6')

/** Later than every row. */
const START = { at: new Date('9999-12-31T00:00:00Z'), id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' }
const LIST = 'customers'

/** A page of the workspace's customers, newest first. */
export async function customers(ctx: Context, { first, after = null, kycStatus = null, phone = null }: CustomersArgs): Promise<Connection<Customer>> {
  admitReader(ctx.actor)
  const many = first ?? 50
  const { at, id } = after === null ? START : decodeCursor(ctx, LIST, after)
  const hash = phone === null ? null : phoneHash(ctx.keys, ctx.actor.workspaceId, normalPhone(phone, null))
  const text = hash === null ? (kycStatus === null ? ALL : BY_KYC) : kycStatus === null ? BY_PHONE : BY_PHONE_AND_KYC
  const rows = await readCustomers(ctx, text, [at, id, many + 1, ...[hash, kycStatus].filter(value => value !== null)])
  return connection(ctx, LIST, rows, many, row => ({ at: row.createdAt, id: row.id }))
}
