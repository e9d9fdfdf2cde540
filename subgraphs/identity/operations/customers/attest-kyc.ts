import { command, type Tx } from '#kernel/command.ts'
import { allow } from '#kernel/principal.ts'
import { refuse as refuseInput } from '#kernel/refusals.ts'
import { refuse } from '#identity/errors.ts'
import { events } from '#identity/events.ts'
import { CUSTOMER_COLUMNS } from '#identity/queries/customer.ts'
import type { Customer, KycStatus, StoredCustomer } from '#identity/customer-record.ts'
import { missingForVerification } from '#identity/rules/customer.ts'
import { openCustomer } from '#identity/sealed-customer.ts'

export interface AttestKyc {
  readonly customerId: string
  readonly status: KycStatus
  readonly level: number
  readonly attestedBy?: string | null
}

const ATTEST = `
  update identity.customers set kyc_status = $3, kyc_level = $4, kyc_attested_by = $5, kyc_attested_at = $6, updated_at = $6
  where workspace_id = $1 and id = $2 returning ${CUSTOMER_COLUMNS}`

/**
 * Records the KYC status and level of a customer, with attester and time. API keys of a tenant may not attest: it takes a staff
 * member, or the platform's own verification.
 */
export const attestKyc = command(async (tx, input: AttestKyc) => {
  allow(tx.actor, { kinds: ['staff'], scope: 'identity:write' })
  const reason = levelIssue(input)
  if (reason !== undefined)
    throw refuseInput('VALIDATION_ERROR', {
      message: `level ${reason}.`,
      issues: [{ field: 'level', reason }],
    })
  return recordAttestation(tx, input)
})

function levelIssue({ status, level }: AttestKyc): string | undefined {
  if (status === 'VERIFIED' && level === 0) return 'must be 1, 2 or 3 for VERIFIED'
  return status === 'UNVERIFIED' && level > 0 ? 'must be 0 for UNVERIFIED' : undefined
}

/** Stores and publishes the attestation; shared with other operations. */
export async function recordAttestation(
  tx: Tx,
  { customerId, status, level, attestedBy }: AttestKyc,
): Promise<Customer> {
  const by = attestedBy ?? tx.actor.subjectId
  const [customer] = await tx.sql<StoredCustomer>(ATTEST, [
    tx.actor.workspaceId,
    customerId,
    status,
    level,
    by,
    tx.now(),
  ])
  if (!customer) throw refuse('CUSTOMER_NOT_FOUND')
  const opened = openCustomer(tx.keys, tx.actor.workspaceId, customer)
  if (status === 'VERIFIED') refuseIncomplete(opened)
  tx.emit(events.customer_kyc_attested, customerId, {
    customerId,
    externalId: customer.externalId,
    status,
    level,
    attestedBy: by,
    recordedBy: tx.actor.subjectId,
  })
  return opened
}

function refuseIncomplete(customer: Customer): void {
  const missing = missingForVerification(customer)
  if (missing.length === 0) return
  if (customer.erasedAt !== null) throw refuse('CUSTOMER_ERASED')
  throw refuse('CUSTOMER_INCOMPLETE', {
    message: `The customer cannot be verified without a ${missing.join(' and a ')}.`,
  })
}
