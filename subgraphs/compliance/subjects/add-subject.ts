import type { Tx } from '#kernel/command.ts'
import { newId } from '#kernel/id.ts'
import { events } from '#compliance/events.ts'
import type { SubjectInput } from '#compliance/schema.gen.ts'
import type { StoredSubject } from '#compliance/entities/subject.ts'
import { detailsOf, openSubject, sealDetails, type Subject } from './details.ts'
import { SUBJECT_COLUMNS } from './subject-rows.ts'

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
  const [added] = await tx.sql<StoredSubject & Record<string, unknown>>(INSERT, [
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
  return openSubject(tx.keys, added)
}
