import type { Tx } from '#kernel/command.ts'
import { newId } from '#kernel/id.ts'
import { events } from '#identity/events.ts'
import { CUSTOMER_COLUMNS, type Customer, type StoredCustomer } from '#identity/queries/customer.ts'
import { openCustomer, sealedColumns } from '#identity/sealed-customer.ts'

/** Data of a customer to insert. */
export type CustomerToAdd = Pick<
  Customer,
  'firstName' | 'lastName' | 'email' | 'phone' | 'dateOfBirth' | 'countryCode' | 'address'
> &
  Partial<Pick<Customer, 'type' | 'legalName' | 'incorporationDate'>> & { readonly externalId: string | null }

const ADD = `
  insert into identity.customers (workspace_id, id, external_id, first_name, last_name, country_code, personal, phone_hash, email_hash,
    type, legal_name, incorporation_date, kyc_status, kyc_level, created_at, updated_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, 'UNVERIFIED', 0, $13, $13)
  on conflict (workspace_id, external_id) do nothing
  returning ${CUSTOMER_COLUMNS}`

/** Inserts a customer. Its own id is the externalId when none is given. Returns undefined when the externalId exists already. */
export async function addCustomer(tx: Tx, customer: CustomerToAdd): Promise<Customer | undefined> {
  const { workspaceId } = tx.actor
  const id = newId()
  const {
    externalId = id,
    firstName,
    lastName,
    countryCode,
    type = 'INDIVIDUAL',
    legalName = null,
    incorporationDate = null,
  } = { ...customer, externalId: customer.externalId ?? undefined }
  const { personal, phoneHash, emailHash } = sealedColumns(tx.keys, { workspaceId, id }, customer)
  const [added] = await tx.sql<StoredCustomer>(ADD, [
    workspaceId,
    id,
    externalId,
    firstName,
    lastName,
    countryCode,
    personal,
    phoneHash,
    emailHash,
    type,
    legalName,
    incorporationDate,
    tx.now(),
  ])
  if (!added) return undefined
  tx.emit(events.customer_created, id, { customerId: id, externalId })
  return openCustomer(tx.keys, workspaceId, added)
}
