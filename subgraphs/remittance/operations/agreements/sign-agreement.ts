import { command, type Tx } from '#kernel/command.ts'
import { columnsOf, insertOf, valuesOf } from '#kernel/database/columns.ts'
import { newId } from '#kernel/id.ts'
import { one } from '#kernel/database/one.ts'
import { Agreement } from '#remittance/entities/agreement.ts'
import { SignedAgreement } from '#remittance/entities/signed-agreement.ts'
import { refuse } from '#remittance/errors.ts'
import { events } from '#remittance/events.ts'
import {
  CURRENT,
  type AgreementRow,
  type Signature,
  type SignedAgreementRow,
} from '#remittance/queries/agreements.ts'
import { ownCustomer } from '#remittance/queries/visible.ts'

const READ = `select ${columnsOf(Agreement, 'agreement')}, id in (${CURRENT}) as "isCurrent"
  from remittance.agreements agreement where workspace_id = $1 and id = $3`

const INSERT = `${insertOf(SignedAgreement, 'signed')} on conflict (workspace_id, customer_id, agreement_id) do nothing
  returning ${columnsOf(SignedAgreement, 'signed')}`

const SIGNED = `select ${columnsOf(SignedAgreement, 'signed')} from remittance.signed_agreements signed
  where workspace_id = $1 and customer_id = $2 and agreement_id = $3`

/** Signs the agreement version in force for the session's user. A repeat returns the existing signature. */
export const signAgreement = command(async (tx, { id }: { id: string }): Promise<Signature> => {
  const customerId = ownCustomer(tx)
  const [agreement] = await tx.sql<AgreementRow & { isCurrent: boolean }>(READ, [
    tx.actor.workspaceId,
    tx.now(),
    id,
  ])
  if (!agreement) throw refuse('AGREEMENT_NOT_FOUND')
  if (!agreement.isCurrent) throw refuse('AGREEMENT_NOT_CURRENT')
  return { ...(await insertSignature(tx, customerId, agreement)), isCurrent: true }
})

/** Of concurrent signatures one is stored, and all callers get that one. */
async function insertSignature(
  tx: Tx,
  customerId: string,
  { id: agreementId, type, version, sha256 }: AgreementRow,
): Promise<SignedAgreementRow> {
  const { workspaceId } = tx.actor
  const id = newId()
  const [added] = await tx.sql<SignedAgreementRow>(
    INSERT,
    valuesOf(SignedAgreement, {
      workspaceId,
      id,
      agreementId,
      type,
      version,
      customerId,
      signedAt: tx.now(),
      contentHash: sha256,
    }),
  )
  if (added) {
    tx.emit(events.agreement_signed, id, {
      id,
      agreementId,
      type,
      version,
      customerId,
      signedAt: tx.now().toISOString(),
      contentHash: sha256,
    })
    return added
  }
  const earlier = one(await tx.sql<SignedAgreementRow>(SIGNED, [workspaceId, customerId, agreementId]))
  return earlier
}
