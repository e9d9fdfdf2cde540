import type { Tx } from '#kernel/command.ts'
import { refuse } from '#compliance/errors.ts'
import type { SubjectInput } from '#compliance/schema.gen.ts'
import { addSubject } from './add-subject.ts'
import { holdSubject } from './subject-rows.ts'

interface OfWhom {
  readonly subjectId: string | null
  readonly paymentId: string | null
  readonly subject: SubjectInput
}

const BY_EXTERNAL_ID = `select id from compliance.subjects where workspace_id = $1 and external_id = $2 and status <> 'DELETED'`
const HOLD_BY_EXTERNAL_ID = `${BY_EXTERNAL_ID} for update`

/**
 * Id of the subject of a screening, found by subject id or by external id. An unknown external id adds an unmonitored subject, except
 * for payments. Null when the screening has no subject. Existing details do not change; only `updateSubject` changes them. The subject
 * stays locked, so that it cannot be erased during the transaction.
 */
export async function subjectOfScreening(
  tx: Tx,
  { subjectId, paymentId, subject }: OfWhom,
): Promise<string | null> {
  const { workspaceId } = tx.actor
  if (subjectId !== null) {
    if ((await holdSubject(tx, subjectId)) === 'DELETED') throw refuse('SUBJECT_DELETED')
    return subjectId
  }
  if (typeof subject.externalId !== 'string') return null
  const find = async (): Promise<string | undefined> =>
    (
      await tx.sql<{ id: string }>(paymentId === null ? HOLD_BY_EXTERNAL_ID : BY_EXTERNAL_ID, [
        workspaceId,
        subject.externalId,
      ])
    )[0]?.id
  const known = await find()
  if (known !== undefined || paymentId !== null) return known ?? null
  // If a concurrent transaction adds the same subject, the insert waits for it and inserts nothing.
  return (await addSubject(tx, subject))?.id ?? (await find()) ?? null
}
