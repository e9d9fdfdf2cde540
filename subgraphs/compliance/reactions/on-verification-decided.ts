import type { Reaction } from '#kernel/events/reactions.ts'
import { recordVerification } from '#compliance/operations/subjects/record-verification.ts'

const VERIFIED = 'idv.verification_verified'

/** Records the final decision on an identity verification as an identity check of its subject. */
export const onVerificationDecided: Reaction = {
  name: 'compliance.record_verification',
  on: [VERIFIED, 'idv.verification_rejected'],
  run: (ctx, { type, aggregateId, data }) => {
    const { externalId, overallScore } = data as {
      readonly externalId: string
      readonly overallScore: number | null
    }
    return recordVerification(ctx, {
      externalId,
      verificationId: aggregateId,
      decision: type === VERIFIED ? 'VERIFIED' : 'FAILED',
      score: overallScore,
    })
  },
}
