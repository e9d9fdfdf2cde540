import { command } from '#kernel/command.ts'
import { refuse } from '#idv/errors.ts'
import { admitWriter } from '#idv/rules/rights.ts'
import { checkedId } from '#idv/rules/verification-reference.ts'
import { isOpen } from '#idv/rules/verification-state.ts'
import { eraseData } from '#idv/verifications/erase-data.ts'
import { lockVerification } from '#idv/verifications/verification-rows.ts'

export interface EraseVerificationData {
  /** UUID or reference. */
  readonly id: string
}

/** Erases the pictures and extracted data of a verification that has ended. An open one must be cancelled first, because its decision needs them. */
export const eraseVerificationData = command(async (tx, { id }: EraseVerificationData): Promise<true> => {
  admitWriter(tx.actor)
  const verification = await lockVerification(tx, checkedId(id))
  if (isOpen(verification))
    throw refuse('INVALID_STATE', { message: 'The verification is open; cancel it first.' })
  await eraseData(tx, verification)
  return true
})
