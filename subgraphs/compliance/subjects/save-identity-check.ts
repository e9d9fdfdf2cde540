import type { Tx } from '#kernel/command.ts'
import { columnsOf, insertOf, valuesOf } from '#kernel/database/columns.ts'
import { newId } from '#kernel/id.ts'
import { IdentityCheck, type IdentityCheckRow } from '#compliance/entities/cases/identity-check.ts'
import { events } from '#compliance/events.ts'

const COLUMNS = columnsOf(IdentityCheck, 'checked')
const EARLIER = `select ${COLUMNS} from compliance.identity_checks checked where workspace_id = $1 and subject_id = $2 and verification_id = $3`
const INSERT = insertOf(IdentityCheck, 'checked')

export type NewIdentityCheck = Pick<IdentityCheckRow, 'subjectId' | 'verificationId' | 'decision' | 'score'>

/** Saves the result of a verification of a locked subject and publishes it, or returns the earlier record of this verification. */
export async function saveIdentityCheck(
  tx: Tx,
  { subjectId, verificationId, decision, score }: NewIdentityCheck,
): Promise<IdentityCheckRow> {
  const { workspaceId } = tx.actor
  const [earlier] = await tx.sql<IdentityCheckRow>(EARLIER, [workspaceId, subjectId, verificationId])
  if (earlier) return earlier
  const row: IdentityCheckRow = {
    workspaceId,
    id: newId(),
    subjectId,
    verificationId,
    decision,
    score,
    createdBy: tx.actor.subjectId,
    createdAt: tx.now(),
  }
  await tx.sql(INSERT, valuesOf(IdentityCheck, row))
  tx.emit(decision === 'VERIFIED' ? events.identity_verified : events.identity_failed, subjectId, {
    verificationId,
    decision,
    score,
    subjectId,
  })
  return row
}
