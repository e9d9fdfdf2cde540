import { command } from '#kernel/command.ts'
import { actingPerson } from '#kernel/acting-person.ts'
import { refuse } from '#sentinel/errors.ts'
import { endHold } from '#sentinel/holds/end-hold.ts'
import { isInForce, lockHold } from '#sentinel/holds/hold-rows.ts'
import type { HoldWithEvidence } from '#sentinel/holds/publish-hold.ts'
import { admitWriter } from '#sentinel/rules/rights.ts'

export interface ReleaseProtectiveHold {
  readonly id: string
  readonly reason: string
}

/** Ends a hold before its time, or an ordered one. */
export const releaseProtectiveHold = command(
  async (tx, { id, reason }: ReleaseProtectiveHold): Promise<HoldWithEvidence> => {
    admitWriter(tx.actor)
    const { by } = actingPerson(tx.actor)
    const { profile, hold: before } = await lockHold(tx, id)
    if (!isInForce(before, tx.now()))
      throw refuse('INVALID_STATE', { message: 'The hold has ended, so it cannot be released.' })
    const { hold } = await endHold(tx, profile, before, { status: 'RELEASED', by, reason })
    return hold
  },
)
