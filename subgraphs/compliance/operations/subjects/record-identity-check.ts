import { command } from '#kernel/command.ts'
import { columnsOf, insertOf, valuesOf } from '#kernel/database/columns.ts'
import { newId } from '#kernel/id.ts'
import { IdentityCheck, type IdentityCheckRow } from '#compliance/entities/cases/identity-check.ts'
import { refuse } from '#compliance/errors.ts'
import { events } from '#compliance/events.ts'
import { admitWriter } from '#compliance/rules/rights.ts'
import { holdSubject } from '#compliance/subjects/subject-rows.ts'

export interface RecordIdentityCheck {
  readonly id: string
  readonly verificationId: string
  readonly decision: 'VERIFIED' | 'FAILED'
  readonly score?: number | null
}

const COLUMNS = columnsOf(IdentityCheck, 'checked')
const EARLIER = `select ${COLUMNS} from compliance.identity_checks checked where workspace_id = $1 and subject_id = $2 and verification_id = $3`
const INSERT = insertOf(IdentityCheck, 'checked')

/** Records the result of an identity verification of a subject. The same result again returns the first record and publishes nothing. */
export const recordIdentityCheck = command(
  async (
    tx,
    { id: subjectId, verificationId, decision, score = null }: RecordIdentityCheck,
  ): Promise<IdentityCheckRow> => {
    admitWriter(tx.actor)
    const { workspaceId } = tx.actor
    if ((await holdSubject(tx, subjectId)) === 'DELETED') throw refuse('SUBJECT_DELETED')
    const [earlier] = await tx.sql<IdentityCheckRow>(EARLIER, [workspaceId, subjectId, verificationId])
    if (earlier && (earlier.decision !== decision || earlier.score !== score))
      throw refuse('CONFLICT', {
        message: 'This verification was already recorded for the subject with another result.',
      })
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
  },
)
