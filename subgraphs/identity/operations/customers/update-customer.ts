import { command, type Tx } from '#kernel/command.ts'
import { invalid } from '#kernel/refusals.ts'
import { refuse } from '#identity/errors.ts'
import { events } from '#identity/events.ts'
import { CUSTOMER_COLUMNS, type Customer, type StoredCustomer } from '#identity/queries/customer.ts'
import { admitKeeper } from '#identity/rules/admit.ts'
import {
  changedParts,
  customerIssues,
  isAnotherIdentity,
  type CustomerParts,
} from '#identity/rules/customer.ts'
import { normalPhone } from '#identity/rules/phone.ts'
import { openCustomer, sealedColumns } from '#identity/sealed-customer.ts'

export type UpdateCustomer = { readonly id: string } & {
  readonly [Part in Exclude<keyof CustomerParts, 'type'>]?: string | null
}

const LOCK = `select ${CUSTOMER_COLUMNS} from identity.customers where workspace_id = $1 and id = $2 for update`

const WRITE = `
  update identity.customers set first_name = $3, last_name = $4, legal_name = $5, incorporation_date = $6, country_code = $7,
    personal = $8, phone_hash = $9, email_hash = $10, email = null, phone = null, date_of_birth = null, address = null,
    kyc_status = case when $11 then 'UNVERIFIED' else kyc_status end, kyc_level = case when $11 then 0 else kyc_level end,
    kyc_attested_by = case when $11 then null else kyc_attested_by end, kyc_attested_at = case when $11 then null else kyc_attested_at end,
    updated_at = $12
  where workspace_id = $1 and id = $2 returning ${CUSTOMER_COLUMNS}`

/**
 * Changes the given fields; null clears a value. A verified identity covers name, date and country, so after a change of these
 * it must be attested again.
 */
export const updateCustomer = command(async (tx, { id, ...given }: UpdateCustomer): Promise<Customer> => {
  admitKeeper(tx)
  const before = await lockCustomer(tx, id)
  const after = merged(before, given)
  const issues = customerIssues(after, tx.now())
  if (issues.length > 0) throw invalid(issues)
  const changed = changedParts(before, after)
  if (changed.length === 0) return before
  const isUnverified = isAnotherIdentity(changed) && before.kycStatus !== 'UNVERIFIED'
  const written = await write(tx, after, isUnverified)
  tx.emit(events.customer_updated, id, {
    customerId: id,
    changed,
    isUnverified,
    updatedBy: tx.actor.subjectId,
  })
  return written
})

async function lockCustomer(tx: Tx, id: string): Promise<Customer> {
  const { workspaceId } = tx.actor
  const [row] = await tx.sql<StoredCustomer>(LOCK, [workspaceId, id])
  if (!row) throw refuse('CUSTOMER_NOT_FOUND')
  if (row.erasedAt !== null) throw refuse('CUSTOMER_ERASED')
  if (row.status === 'CLOSED') throw refuse('CUSTOMER_CLOSED')
  return openCustomer(tx.keys, workspaceId, row)
}

function merged(before: Customer, given: Omit<UpdateCustomer, 'id'>): Customer {
  const after = {
    ...before,
    ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
  }
  return {
    ...after,
    phone: after.phone === null ? null : normalPhone(after.phone, after.countryCode),
    address: after.address?.trim() || null,
  }
}

async function write(
  tx: Tx,
  { id, firstName, lastName, legalName, incorporationDate, countryCode, ...personal }: Customer,
  isUnverified: boolean,
): Promise<Customer> {
  const { workspaceId } = tx.actor
  const sealed = sealedColumns(tx.keys, { workspaceId, id }, { ...personal, countryCode })
  const [row] = await tx.sql<StoredCustomer>(WRITE, [
    workspaceId,
    id,
    firstName,
    lastName,
    legalName,
    incorporationDate,
    countryCode,
    sealed.personal,
    sealed.phoneHash,
    sealed.emailHash,
    isUnverified,
    tx.now(),
  ])
  return openCustomer(tx.keys, workspaceId, row!)
}
