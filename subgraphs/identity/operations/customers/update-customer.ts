import { command, type Tx } from '#kernel/command.ts'
import { updateOf } from '#kernel/database/columns.ts'
import { invalid } from '#kernel/refusals.ts'
import { one } from '#kernel/database/one.ts'
import { Customer as CustomerTable } from '#identity/entities/customer.ts'
import { refuse } from '#identity/errors.ts'
import { events } from '#identity/events.ts'
import { CUSTOMER_COLUMNS } from '#identity/queries/customer.ts'
import type { Customer, StoredCustomer } from '#identity/customer-record.ts'
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

const WRITE = updateOf(CustomerTable, 'customer', [
  'firstName',
  'lastName',
  'legalName',
  'incorporationDate',
  'countryCode',
  'personal',
  'phoneHash',
  'emailHash',
  'bvnHash',
  'ninHash',
  'tinHash',
  'email',
  'phone',
  'dateOfBirth',
  'address',
  'kycStatus',
  'kycLevel',
  'kycAttestedBy',
  'kycAttestedAt',
  'updatedAt',
])

const NO_KYC = { kycStatus: 'UNVERIFIED', kycLevel: 0, kycAttestedBy: null, kycAttestedAt: null } as const
/** Values of these columns are stored encrypted in `personal`. */
const NOT_PLAIN = { email: null, phone: null, dateOfBirth: null, address: null } as const

/**
 * Changes the given fields; null clears a value. A verified identity covers name, date, country, BVN and NIN, so after a change
 * of these it must be attested again.
 */
export const updateCustomer = command(async (tx, { id, ...given }: UpdateCustomer): Promise<Customer> => {
  admitKeeper(tx)
  const before = await lockCustomer(tx, id)
  const after = mergeCustomer(before, given)
  const issues = customerIssues(after, tx.now())
  if (issues.length > 0) throw invalid(issues)
  const changed = changedParts(before, after)
  if (changed.length === 0) return before
  const isUnverified = isAnotherIdentity(before, after) && before.kycStatus !== 'UNVERIFIED'
  const written = await write(tx, after, isUnverified)
  tx.emit(events.customer_updated, id, {
    customerId: id,
    externalId: written.externalId,
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

function mergeCustomer(before: Customer, given: Omit<UpdateCustomer, 'id'>): Customer {
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

async function write(tx: Tx, customer: Customer, isUnverified: boolean): Promise<Customer> {
  const { workspaceId } = tx.actor
  const key = { workspaceId, id: customer.id }
  const row = one(
    await tx.sql<StoredCustomer>(
      `${WRITE.text} returning ${CUSTOMER_COLUMNS}`,
      WRITE.values(key, {
        ...customer,
        ...NOT_PLAIN,
        ...sealedColumns(tx.keys, key, customer),
        ...(isUnverified && NO_KYC),
        updatedAt: tx.now(),
      }),
    ),
  )
  return openCustomer(tx.keys, workspaceId, row)
}
