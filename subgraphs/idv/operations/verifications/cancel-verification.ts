import { command } from '#kernel/command.ts'
import { admitWriter } from '#idv/rules/rights.ts'
import { checkedId } from '#idv/rules/verification-reference.ts'
import { requireStatus } from '#idv/rules/verification-state.ts'
import type { ReadableVerification } from '#idv/verifications/details.ts'
import { endVerification } from '#idv/verifications/end-verification.ts'
import { lockVerification } from '#idv/verifications/verification-rows.ts'

export interface CancelVerification {
  /** UUID or reference. */
  readonly id: string
}

/** Cancels a verification that has no final status. */
export const cancelVerification = command(
  async (tx, { id }: CancelVerification): Promise<ReadableVerification> => {
    admitWriter(tx.actor)
    const verification = await lockVerification(tx, checkedId(id))
    requireStatus(verification, tx.now(), ['PENDING', 'PROCESSING', 'IN_REVIEW'])
    return endVerification(tx, verification, { status: 'CANCELLED' })
  },
)
