import { command, type Tx } from '#kernel/command.ts'
import type { PersonOnDocument } from '#identity/clients/idv.ts'
import type { Customer, StoredCustomer } from '#identity/customer-record.ts'
import { CUSTOMER_COLUMNS } from '#identity/queries/customer.ts'
import { missingForVerification, unreadableIssues } from '#identity/rules/customer.ts'
import { dateOfBirth } from '#identity/rules/date-of-birth.ts'
import { openCustomer } from '#identity/sealed-customer.ts'
import { recordAttestation } from './attest-kyc.ts'
import { findOrAddCustomer } from './find-or-add-customer.ts'

/** Attester of what the platform's own identity verification decides. */
const ATTESTED_BY = 'idv'

const LOCK = `select ${CUSTOMER_COLUMNS} from identity.customers where workspace_id = $1 and external_id = $2 for update`

/** The customer who can still be attested, locked; undefined if there is none, or it was erased or closed. */
async function lockAttestable(tx: Tx, externalId: string): Promise<Customer | undefined> {
  const { workspaceId } = tx.actor
  const [row] = await tx.sql<StoredCustomer>(LOCK, [workspaceId, externalId])
  return row && row.erasedAt === null && row.status !== 'CLOSED'
    ? openCustomer(tx.keys, workspaceId, row)
    : undefined
}

export interface RecordVerificationStatus {
  readonly externalId: string
  readonly from: readonly ('UNVERIFIED' | 'PENDING')[]
  readonly to: 'PENDING' | 'REJECTED'
}

/** Changes the KYC status of a customer who has a status of `from`; any other one stays, so nothing lowers VERIFIED. */
export const recordVerificationStatus = command(
  async (tx, { externalId, from, to }: RecordVerificationStatus): Promise<void> => {
    const customer = await lockAttestable(tx, externalId)
    if (customer && from.some(status => status === customer.kycStatus))
      await recordAttestation(tx, { customerId: customer.id, status: to, level: 0, attestedBy: ATTESTED_BY })
  },
)

export interface RecordVerifiedPerson {
  readonly externalId: string
  readonly level: number
  readonly person: PersonOnDocument | null
}

/**
 * Finds or adds the customer of a verified person, fills in what is missing, and attests VERIFIED. A level that is higher already stays. A
 * customer without name or date of birth, neither of its own nor on the document, is not attested, because that would identify no one.
 */
export const recordVerifiedPerson = command(
  async (tx, { externalId, level, person }: RecordVerifiedPerson): Promise<void> => {
    const before = await lockAttestable(tx, externalId)
    if (!before && (await isKnown(tx, externalId))) return
    await findOrAddCustomer(tx, { externalId, ...usableParts(person, tx.now()) })
    const customer = await lockAttestable(tx, externalId)
    if (!customer || missingForVerification(customer).length > 0) return
    if (customer.kycStatus === 'VERIFIED' && customer.kycLevel >= level) return
    await recordAttestation(tx, {
      customerId: customer.id,
      status: 'VERIFIED',
      level,
      attestedBy: ATTESTED_BY,
    })
  },
)

async function isKnown(tx: Tx, externalId: string): Promise<boolean> {
  const rows = await tx.sql('select 1 from identity.customers where workspace_id = $1 and external_id = $2', [
    tx.actor.workspaceId,
    externalId,
  ])
  return rows.length > 0
}

/** What a customer may store: a name in letters, and a birth date in the past. */
function usableParts(person: PersonOnDocument | null, now: Date): Partial<PersonOnDocument> {
  if (!person) return {}
  const { firstName, lastName, dateOfBirth: born, countryCode } = person
  return {
    ...(unreadableIssues({ firstName, lastName, legalName: null }).length === 0 && { firstName, lastName }),
    ...(born !== null && dateOfBirth(born, now) !== undefined && { dateOfBirth: born }),
    countryCode,
  }
}
