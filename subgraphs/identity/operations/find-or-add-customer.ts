import type { Tx } from '#kernel/command.ts'
import { newId } from '#kernel/id.ts'
import { events } from '../events.ts'
import { CUSTOMER_COLUMNS, type Customer } from '../queries/customer.ts'
import { normalPhone } from '../rules/phone.ts'

export interface CustomerDetails {
  readonly externalId: string
  readonly firstName?: string | null | undefined
  readonly lastName?: string | null | undefined
  readonly email?: string | null | undefined
  readonly phone?: string | null | undefined
  readonly dateOfBirth?: string | null | undefined
  readonly countryCode?: string | null | undefined
  readonly address?: string | null | undefined
}

// What was known when an identity was verified is what was verified, so from then on only ways of contact are filled in.
const ADD_OR_FILL = `
  insert into identity.customers as c (workspace_id, id, external_id, first_name, last_name, email, phone, date_of_birth, country_code,
    address, kyc_status, kyc_level, created_at, updated_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $11, 'UNVERIFIED', 0, $10, $10)
  on conflict (workspace_id, external_id) do update set
    email = coalesce(c.email, excluded.email),
    phone = coalesce(c.phone, excluded.phone),
    address = coalesce(c.address, excluded.address),
    first_name = case when c.kyc_status = 'VERIFIED' then c.first_name else coalesce(c.first_name, excluded.first_name) end,
    last_name = case when c.kyc_status = 'VERIFIED' then c.last_name else coalesce(c.last_name, excluded.last_name) end,
    date_of_birth = case when c.kyc_status = 'VERIFIED' then c.date_of_birth else coalesce(c.date_of_birth, excluded.date_of_birth) end,
    country_code = case when c.kyc_status = 'VERIFIED' then c.country_code else coalesce(c.country_code, excluded.country_code) end,
    updated_at = excluded.updated_at
  where (c.email is null and excluded.email is not null)
    or (c.phone is null and excluded.phone is not null)
    or (c.address is null and excluded.address is not null)
    or (c.kyc_status <> 'VERIFIED' and (
      (c.first_name is null and excluded.first_name is not null)
      or (c.last_name is null and excluded.last_name is not null)
      or (c.date_of_birth is null and excluded.date_of_birth is not null)
      or (c.country_code is null and excluded.country_code is not null)))
  returning ${CUSTOMER_COLUMNS}`

const READ = `select ${CUSTOMER_COLUMNS} from identity.customers where workspace_id = $1 and external_id = $2`

/**
 * The customer with the tenant's own id, added when it is new. Fills in what is not known yet and overwrites nothing; calls
 * at the same time come to the same row. How well the identity is known is never touched here.
 */
export async function findOrAddCustomer(tx: Tx, given: CustomerDetails): Promise<Customer> {
  const { workspaceId } = tx.actor
  const id = newId()
  const phone = given.phone ? normalPhone(given.phone, given.countryCode) : null
  const [written] = await tx.sql<Customer>(ADD_OR_FILL, [
    workspaceId, id, given.externalId, given.firstName ?? null, given.lastName ?? null, given.email ?? null, phone,
    given.dateOfBirth ?? null, given.countryCode ?? null, tx.now(), given.address?.trim() || null,
  ])
  if (written?.id === id) tx.emit(events.customer_created, id, { customerId: id, externalId: given.externalId })
  if (written) return written
  const [known] = await tx.sql<Customer>(READ, [workspaceId, given.externalId])
  return known!
}
