import { command } from '#kernel/command.ts'
import type { IdentityCheckRow } from '#compliance/entities/cases/identity-check.ts'
import { refuse } from '#compliance/errors.ts'
import { admitWriter } from '#compliance/rules/rights.ts'
import { saveIdentityCheck } from '#compliance/subjects/save-identity-check.ts'
import { holdSubject } from '#compliance/subjects/subject-rows.ts'

export interface RecordIdentityCheck {
  readonly id: string
  readonly verificationId: string
  readonly decision: 'VERIFIED' | 'FAILED'
  readonly score?: number | null
}

/** Records the result of an identity verification of a subject. The same result again returns the first record and publishes nothing. */
export const recordIdentityCheck = command(
  async (
    tx,
    { id: subjectId, verificationId, decision, score = null }: RecordIdentityCheck,
  ): Promise<IdentityCheckRow> => {
    admitWriter(tx.actor)
    if ((await holdSubject(tx, subjectId)) === 'DELETED') throw refuse('SUBJECT_DELETED')
    const saved = await saveIdentityCheck(tx, { subjectId, verificationId, decision, score })
    if (saved.decision !== decision || saved.score !== score)
      throw refuse('CONFLICT', {
        message: 'This verification was already recorded for the subject with another result.',
      })
    return saved
  },
)
