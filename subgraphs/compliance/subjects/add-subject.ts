import type { Tx } from '#kernel/command.ts'
import { newId } from '#kernel/id.ts'
import { refuse } from '#compliance/errors.ts'
import { events } from '#compliance/events.ts'
import type { SubjectInput } from '#compliance/schema.gen.ts'
import type { SubjectRow } from '#compliance/entities/subject.ts'
import { detailsOf, decryptSubject, sealDetails, type Subject } from './details.ts'
import { holdSubject, SUBJECT_COLUMNS } from './subject-rows.ts'

const INSERT = `insert into compliance.subjects as subject (workspace_id, id, external_id, type, status, details, version, created_by, created_at, updated_at)
  values ($1, $2, $3, $4, 'ACTIVE', $5, 1, $6, $7, $7)
  on conflict (workspace_id, external_id) where status <> 'DELETED' do nothing
  returning ${SUBJECT_COLUMNS}`

/** Adds a subject; returns undefined when the workspace has one with this external id. */
export async function addSubject(
  tx: Tx,
  { externalId, type, ...given }: SubjectInput,
): Promise<Subject | undefined> {
  const { workspaceId, subjectId } = tx.actor
  const id = newId()
  const details = sealDetails(tx.keys, { workspaceId, id }, detailsOf(given))
  const [added] = await tx.sql<SubjectRow>(INSERT, [
    workspaceId,
    id,
    externalId ?? null,
    type,
    details,
    subjectId,
    tx.now(),
  ])
  if (!added) return undefined
  tx.emit(events.subject_created, id, { subjectId: id, externalId: externalId ?? null, changedFields: [] })
  return decryptSubject(tx.keys, added)
}

interface ScreenedSubject {
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
export async function findOrAddSubject(
  tx: Tx,
  { subjectId, paymentId, subject }: ScreenedSubject,
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
