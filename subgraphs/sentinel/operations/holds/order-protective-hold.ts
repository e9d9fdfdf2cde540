import { command } from '#kernel/command.ts'
import { actingPerson } from '#kernel/acting-person.ts'
import { updateOf } from '#kernel/database/columns.ts'
import { ProtectiveHold } from '#sentinel/entities/protective-hold.ts'
import { refuse } from '#sentinel/errors.ts'
import { events } from '#sentinel/events.ts'
import { addStep, withEvidence } from '#sentinel/holds/add-step.ts'
import { nextHoldState } from '#sentinel/holds/hold-periods.ts'
import { isInForce, lockHold } from '#sentinel/holds/hold-rows.ts'
import { publishHold, type HoldWithEvidence } from '#sentinel/holds/publish-hold.ts'
import { addProfileEvent } from '#sentinel/profiles/add-profile-event.ts'
import { detailsOf } from '#sentinel/profiles/profile-rows.ts'
import { admitWriter } from '#sentinel/rules/rights.ts'

export interface OrderProtectiveHold {
  readonly id: string
  readonly authority: string
  readonly reference: string
}

const UPDATE = updateOf(ProtectiveHold, 'hold', ['status', 'expiresAt'])

/** Records that an authority ordered the hold: from then on it ends by release alone. */
export const orderProtectiveHold = command(
  async (tx, { id, authority, reference }: OrderProtectiveHold): Promise<HoldWithEvidence> => {
    admitWriter(tx.actor)
    const { by } = actingPerson(tx.actor)
    const { profile, hold: before } = await lockHold(tx, id)
    detailsOf(profile)
    const status = isInForce(before, tx.now()) ? nextHoldState(before.status, 'ORDERED') : undefined
    if (!status)
      throw refuse('INVALID_STATE', { message: `A hold that is ${before.status} cannot be ordered.` })

    const after = { ...before, status, expiresAt: null }
    await tx.sql(UPDATE.text, UPDATE.values({ ...before }, after))
    await addStep(tx, after, { basis: 'ORDERED', by, authority, reference })
    addProfileEvent(tx, profile.id, 'HOLD_ORDERED', id)
    const hold = await withEvidence(tx, after)
    publishHold(tx, events.hold_ordered, hold, by)
    return hold
  },
)
