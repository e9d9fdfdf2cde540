import { command } from '#kernel/command.ts'
import { saveIdentityCheck } from '#compliance/subjects/save-identity-check.ts'
import { lockByExternalId } from '#compliance/subjects/subject-rows.ts'

export interface RecordVerification {
  readonly externalId: string
  readonly verificationId: string
  readonly decision: 'VERIFIED' | 'FAILED'
  readonly score: number | null
}

/** Records the result of the platform's own identity verification for the subject with this external id, if there is one. */
export const recordVerification = command(
  async (tx, { externalId, ...check }: RecordVerification): Promise<void> => {
    const subject = await lockByExternalId(tx, externalId)
    if (subject) await saveIdentityCheck(tx, { subjectId: subject.id, ...check })
  },
)
