import type { Tx } from '#kernel/command.ts'
import { insertOf, valuesOf } from '#kernel/database/columns.ts'
import { newId } from '#kernel/id.ts'
import { Customer as CustomerTable } from '#identity/entities/customer.ts'
import { events } from '#identity/events.ts'
import { CUSTOMER_COLUMNS } from '#identity/queries/customer.ts'
import type { Customer, StoredCustomer } from '#identity/customer-record.ts'
import { openCustomer, sealedColumns } from '#identity/sealed-customer.ts'

/** Data of a customer to insert. */
export type CustomerToAdd = Pick<
  Customer,
  'firstName' | 'lastName' | 'email' | 'phone' | 'dateOfBirth' | 'countryCode' | 'address'
> &
  Partial<Pick<Customer, 'id' | 'type' | 'legalName' | 'incorporationDate' | 'bvn' | 'nin' | 'tin'>> & {
    readonly externalId: string | null
    readonly branchId?: string | null
  }

const ADD = `${insertOf(CustomerTable, 'customer')}
  on conflict (workspace_id, external_id) do nothing
  returning ${CUSTOMER_COLUMNS}`

/** Inserts a customer. Its own id is the externalId when none is given. Returns undefined when the externalId exists already. */
export async function addCustomer(tx: Tx, customer: CustomerToAdd): Promise<Customer | undefined> {
  const { workspaceId } = tx.actor
  const {
    id = newId(),
    firstName,
    lastName,
    countryCode,
    type = 'INDIVIDUAL',
    legalName = null,
    incorporationDate = null,
    bvn = null,
    nin = null,
    tin = null,
    branchId = null,
  } = customer
  const externalId = customer.externalId ?? id
  const [added] = await tx.sql<StoredCustomer>(
    ADD,
    valuesOf(CustomerTable, {
      workspaceId,
      id,
      externalId,
      type,
      status: 'ACTIVE',
      firstName,
      lastName,
      legalName,
      incorporationDate,
      countryCode,
      ...sealedColumns(tx.keys, { workspaceId, id }, { ...customer, bvn, nin, tin }),
      kycStatus: 'UNVERIFIED',
      kycLevel: 0,
      createdAt: tx.now(),
      updatedAt: tx.now(),
    }),
  )
  if (!added) return undefined
  tx.emit(events.customer_created, id, { customerId: id, externalId, ...(branchId && { branchId }) })
  return openCustomer(tx.keys, workspaceId, added)
}
