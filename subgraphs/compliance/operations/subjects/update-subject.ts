import { isDeepStrictEqual } from 'node:util'
import { command } from '#kernel/command.ts'
import { invalid } from '#kernel/refusals.ts'
import type { SubjectStatus, SubjectRow } from '#compliance/entities/subject.ts'
import { events } from '#compliance/events.ts'
import { admitWriter } from '#compliance/rules/rights.ts'
import type { UpdateSubjectInput } from '#compliance/schema.gen.ts'
import { descriptionHash } from '#compliance/allow-list/subject-fingerprint.ts'
import { subjectIssues } from '#compliance/subjects/subject-input.ts'
import {
  inputOf,
  decryptSubject,
  sealDetails,
  type Subject,
  type SubjectDetails,
} from '#compliance/subjects/details.ts'
import { lockLiving, SUBJECT_COLUMNS } from '#compliance/subjects/subject-rows.ts'

export type UpdateSubject = UpdateSubjectInput & { readonly id: string }

const WRITE = `update compliance.subjects subject set status = $3, details = $4, version = version + 1, updated_at = $5,
    covered_at = case when $6 then null else covered_at end, next_screening_at = case when $6 and is_monitored then $5 else next_screening_at end
  where workspace_id = $1 and id = $2 returning ${SUBJECT_COLUMNS}`

const END_PAIRS = `update compliance.allow_list set ended_at = $4, ended_by = $5, end_reason = 'SUBJECT_CHANGED'
  where workspace_id = $1 and (subject_id = $2 or external_id = $3) and description_hash = $6 and ended_at is null`

/**
 * Changes the given fields of a subject; null clears a field. A monitored subject whose details change is screened again immediately,
 * since earlier results do not apply to the new details. Its allow-list pairs end when the search fields change.
 */
export const updateSubject = command(
  async (tx, { id, status, ...given }: UpdateSubject): Promise<Subject> => {
    admitWriter(tx.actor)
    const before = await lockLiving(tx, id)
    const named = Object.entries(given).filter(([, value]) => value !== undefined)
    const details = { ...before.details, ...Object.fromEntries(named) } as SubjectDetails
    const issues = [
      ...(details.name === null
        ? [{ field: 'name', reason: 'must not be null' }]
        : subjectIssues(inputOf(before, details), tx.now())),
      ...(status === null || status === 'DELETED'
        ? [{ field: 'status', reason: 'must be ACTIVE, INACTIVE, BLOCKED or DECEASED' }]
        : []),
    ]
    if (issues.length > 0) throw invalid(issues)

    const changed = named
      .map(([field]) => field as keyof SubjectDetails)
      .filter(field => !isDeepStrictEqual(before.details[field], details[field]))
    const after: SubjectStatus = status ?? before.status
    const changedFields = [...changed, ...(after === before.status ? [] : ['status'])].sort()
    if (changedFields.length === 0) return before
    const [written] = await tx.sql<SubjectRow>(WRITE, [
      tx.actor.workspaceId,
      id,
      after,
      sealDetails(tx.keys, before, details),
      tx.now(),
      changed.length > 0,
    ])
    const description = descriptionHash(tx.keys, tx.actor.workspaceId, inputOf(before, before.details))
    if (description !== descriptionHash(tx.keys, tx.actor.workspaceId, inputOf(before, details)))
      await tx.sql(END_PAIRS, [
        tx.actor.workspaceId,
        id,
        before.externalId,
        tx.now(),
        tx.actor.subjectId,
        description,
      ])
    tx.emit(events.subject_updated, id, { subjectId: id, externalId: before.externalId, changedFields })
    return decryptSubject(tx.keys, written!)
  },
)
