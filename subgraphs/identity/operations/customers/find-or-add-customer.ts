import type { Tx } from '#kernel/command.ts'
import { invalid } from '#kernel/refusals.ts'
import { CUSTOMER_COLUMNS } from '#identity/queries/customer.ts'
import type { Customer, StoredCustomer } from '#identity/customer-record.ts'
import { unreadableIssues } from '#identity/rules/customer.ts'
import { fillGapsOf } from '#identity/rules/fill-gaps.ts'
import { normalPhone } from '#identity/rules/phone.ts'
import { openCustomer, sealedColumns } from '#identity/sealed-customer.ts'
import { addCustomer } from './add-customer.ts'

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

const READ = `select ${CUSTOMER_COLUMNS} from identity.customers where workspace_id = $1 and external_id = $2`

const FILL = `
  update identity.customers set first_name = $3, last_name = $4, country_code = $5, personal = $6, phone_hash = $7, email_hash = $9,
    email = null, phone = null, date_of_birth = null, address = null, updated_at = $8
  where workspace_id = $1 and id = $2`

/**
 * Returns the customer with this externalId, or adds one. Fills in missing values and overwrites nothing; concurrent calls
 * return the same row. The KYC status is never changed here.
 */
export async function findOrAddCustomer(tx: Tx, given: CustomerDetails): Promise<Customer> {
  const details = detailsOf(given)
  const known = await readCustomer(tx, given.externalId, '')
  const after = known && fillGapsOf(known, details)
  const issues = unreadableIssues({ ...details, legalName: null })
  if (issues.length > 0 && unreadableIssues(after ?? known ?? { ...details, legalName: null }).length > 0)
    throw invalid(issues)
  if (known) return after ? fillGaps(tx, given.externalId, details) : known
  return (
    (await addCustomer(tx, { externalId: given.externalId, ...details })) ??
    fillGaps(tx, given.externalId, details)
  )
}

type Details = Parameters<typeof fillGapsOf>[1]

const detailsOf = ({
  firstName,
  lastName,
  email,
  phone,
  dateOfBirth,
  countryCode,
  address,
}: CustomerDetails): Details => ({
  firstName: firstName ?? null,
  lastName: lastName ?? null,
  email: email ?? null,
  phone: phone ? normalPhone(phone, countryCode) : null,
  dateOfBirth: dateOfBirth ?? null,
  countryCode: countryCode ?? null,
  address: address?.trim() || null,
})

async function readCustomer(
  tx: Tx,
  externalId: string,
  lock: '' | ' for update',
): Promise<Customer | undefined> {
  const { workspaceId } = tx.actor
  const [row] = await tx.sql<StoredCustomer>(READ + lock, [workspaceId, externalId])
  return row && openCustomer(tx.keys, workspaceId, row)
}

/** Encrypted values cannot be compared in SQL, so the row is locked while they are compared here. */
async function fillGaps(tx: Tx, externalId: string, details: Details): Promise<Customer> {
  const { workspaceId } = tx.actor
  const known = (await readCustomer(tx, externalId, ' for update'))!
  const customer = fillGapsOf(known, details)
  if (!customer) return known
  const { personal, phoneHash, emailHash } = sealedColumns(tx.keys, { workspaceId, id: known.id }, customer)
  await tx.sql(FILL, [
    workspaceId,
    known.id,
    customer.firstName,
    customer.lastName,
    customer.countryCode,
    personal,
    phoneHash,
    tx.now(),
    emailHash,
  ])
  return customer
}
