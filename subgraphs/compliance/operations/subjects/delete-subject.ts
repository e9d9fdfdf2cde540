import { command } from '#kernel/command.ts'
import { events } from '#compliance/events.ts'
import { admitWriter } from '#compliance/rules/rights.ts'
import { eraseFromScreenings } from '#compliance/screening/erase-screenings.ts'
import { haltListUpdateRuns, leaveListUpdateRuns } from '#compliance/monitoring/leave-list-update-runs.ts'
import { recordErasure } from '#compliance/subjects/record-erasure.ts'
import { lockSubject } from '#compliance/subjects/subject-rows.ts'

const ERASE = `update compliance.subjects set status = 'DELETED', details = null, is_monitored = false, monitored_from = null, next_screening_at = null,
    covered_at = null, version = version + 1, updated_at = $3
  where workspace_id = $1 and id = $2`

/**
 * Permanently erases the details of a subject and ends its monitoring. Its ids and its risk history stay. Its screenings keep their
 * matches and decisions but no personal data. The personal data of its transactions is erased five years later. Its external id can be used for another subject.
 */
export const deleteSubject = command(async (tx, { id }: { id: string }): Promise<boolean> => {
  admitWriter(tx.actor)
  await haltListUpdateRuns(tx)
  const subject = await lockSubject(tx, id)
  if (subject.status === 'DELETED') return true
  await leaveListUpdateRuns(tx, subject)
  await tx.sql(ERASE, [tx.actor.workspaceId, id, tx.now()])
  await eraseFromScreenings(tx, subject)
  if (subject.externalId !== null) await recordErasure(tx, [subject.externalId], tx.now())
  tx.emit(events.subject_deleted, id, {
    subjectId: id,
    externalId: subject.externalId,
    deletedBy: tx.actor.subjectId,
  })
  return true
})
