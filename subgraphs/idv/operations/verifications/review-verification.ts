import { actingPerson } from '#kernel/acting-person.ts'
import { command } from '#kernel/command.ts'
import { reviewedAs } from '#idv/decision/reasons.ts'
import { admitReviewer } from '#idv/rules/rights.ts'
import { checkedId } from '#idv/rules/verification-reference.ts'
import { requireStatus } from '#idv/rules/verification-state.ts'
import type { ReadableVerification } from '#idv/verifications/details.ts'
import { endVerification } from '#idv/verifications/end-verification.ts'
import { lockVerification } from '#idv/verifications/verification-rows.ts'

export interface ReviewVerification {
  /** UUID or reference. */
  readonly id: string
  readonly decision: 'APPROVE' | 'REJECT'
  readonly reason: string
}

/** Records a person's decision on a verification in review, once and for good. */
export const reviewVerification = command(
  async (tx, { id, decision, reason }: ReviewVerification): Promise<ReadableVerification> => {
    admitReviewer(tx.actor)
    const { by } = actingPerson(tx.actor)
    const verification = await lockVerification(tx, checkedId(id))
    requireStatus(verification, tx.now(), ['IN_REVIEW'])
    return endVerification(tx, verification, {
      ...reviewedAs(decision),
      reviewedBy: by,
      details: { ...verification.details, reviewReason: reason },
    })
  },
)
